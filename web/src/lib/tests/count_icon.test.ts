import { describe, expect, it } from "vitest";
import drawing from "../../look/favicon.svg?raw";
import { counted } from "../count_icon";

describe("the icon that counts", () => {
  it("is the same drawing with the number in its corner", () => {
    const drawn = counted(drawing, 3);
    expect(drawn.startsWith(drawing.trim().replace(/<\/svg>$/, ""))).toBe(true);
    expect(drawn).toMatch(/>3<\/text><\/svg>$/);
  });

  it("counts no further than fits", () => {
    expect(counted(drawing, 9)).toContain(">9<");
    expect(counted(drawing, 10)).toContain(">9+<");
  });
});
