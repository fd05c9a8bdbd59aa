import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSealed, SecretBox } from "../../api/src/core/secrets/secret-box.ts";
import { newSecretKey, secretKeys } from "../../api/src/core/config/secret-key.ts";

const column = { table: "two_factors", key: "id", column: "secret" };
const boxOf = (...keys: string[]) => new SecretBox(keys.flatMap((key) => secretKeys(key)));

describe("a wrapped secret", () => {
  const key = newSecretKey();
  const box = boxOf(key);

  it("opens to the value that was put in, for any value, and never shows it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 8 }), (plain) => {
        const sealed = box.seal(plain, column, "1");
        expect(box.open(sealed, column, "1")).toBe(plain);
        expect(sealed).toMatch(/^sealed:v1:[0-9a-f]{12}:[\w-]+$/);
        expect(sealed).not.toContain(plain);
      }),
    );
  });

  it("is another one each time", () => {
    expect(box.seal("secreto", column, "1")).not.toBe(box.seal("secreto", column, "1"));
  });

  it("does not open in another row, nor in another column", () => {
    const sealed = box.seal("secreto", column, "1");
    expect(() => box.open(sealed, column, "2")).toThrow();
    expect(() => box.open(sealed, { ...column, table: "secrets" }, "1")).toThrow();
  });

  it("does not open once a character of it was changed", () => {
    const sealed = box.seal("secreto", column, "1");
    const start = sealed.lastIndexOf(":") + 1;
    for (let at = start; at < sealed.length - 1; at += 1) {
      const other = sealed[at] === "A" ? "B" : "A";
      expect(() => box.open(sealed.slice(0, at) + other + sealed.slice(at + 1), column, "1")).toThrow();
    }
  });

  it("does not open with another key", () => {
    const sealed = box.seal("secreto", column, "1");
    expect(boxOf(newSecretKey()).knows(sealed)).toBe(false);
    expect(() => boxOf(newSecretKey()).open(sealed, column, "1")).toThrow(
      "the key of two_factors 1 is not here",
    );
  });

  it("opens with an older key listed after the new one, and is not current any more", () => {
    const sealed = box.seal("secreto", column, "1");
    const rotated = boxOf(newSecretKey(), key);
    expect(rotated.open(sealed, column, "1")).toBe("secreto");
    expect(rotated.isCurrent(sealed)).toBe(false);
    expect(rotated.isCurrent(rotated.seal("secreto", column, "1"))).toBe(true);
  });

  it("stays plain where there is no key", () => {
    expect(boxOf().seal("secreto", column, "1")).toBe("secreto");
    expect(isSealed("secreto")).toBe(false);
  });
});

it.each(["", "corta", "x".repeat(43) + "==", `${newSecretKey()} corta`])("«%s» is no key", (text) => {
  expect(() => secretKeys(text)).toThrow(
    "debe ser una llave de 32 bytes en base64, o varias separadas por comas.",
  );
});

it("keys are separated by commas or line ends", () => {
  expect(secretKeys(`${newSecretKey()},${newSecretKey()}\n`)).toHaveLength(2);
});
