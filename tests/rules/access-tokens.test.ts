import { describe, expect, it } from "vitest";
import { hashOfToken, makeAccessToken } from "../../api/src/core/auth/access-token.ts";
import { isWithin, rangeOf } from "../../api/src/core/auth/address-ranges.ts";
import {
  grantableGroups,
  grantableLabels,
  isGrantable,
} from "../../api/src/modules/accounts/grantable.rules.ts";
import { refusalOfToken } from "../../api/src/core/auth/by-token.ts";

const fixed = (byte: number) => makeAccessToken(new Uint8Array(32).fill(byte));

describe("the text of an access token", () => {
  it.each([0, 1, 127, 255])("has one length and its own hash, of bytes %i too", (byte) => {
    const { token, hash, prefix } = fixed(byte);
    expect(token).toMatch(/^trv_[0-9A-Za-z]{49}$/);
    expect(token.startsWith(prefix)).toBe(true);
    expect(hashOfToken(token)).toBe(hash);
  });

  it("is another one each time", () => {
    expect(makeAccessToken().token).not.toBe(makeAccessToken().token);
  });

  it("with one wrong character is not looked up", () => {
    const { token } = fixed(7);
    const other = token.at(20) === "a" ? "b" : "a";
    expect(hashOfToken(`${token.slice(0, 20)}${other}${token.slice(21)}`)).toBeNull();
    expect(hashOfToken(`${token}0`)).toBeNull();
    expect(hashOfToken(token.replace("trv_", "trx_"))).toBeNull();
  });
});

describe("a range of addresses", () => {
  it.each([
    ["190.26.10.5", "190.26.10.5/32"],
    [" 190.26.10.5/16 ", "190.26.0.0/16"],
    ["2001:db8::1/32", "2001:db8::/32"],
    ["190.26.10", null],
    ["190.26.10.5/33", null],
    ["oficina", null],
  ])("%s is kept as %s", (text, kept) => expect(rangeOf(text)).toBe(kept));

  it.each([
    ["190.26.99.1", true],
    ["::ffff:190.26.99.1", true],
    ["190.27.0.1", false],
    ["2001:db8::1", false],
    [null, false],
  ])("190.26.0.0/16 holds %s: %s", (address, held) =>
    expect(isWithin(address, ["190.26.0.0/16"])).toBe(held),
  );

  it("is not asked for where there is none", () => expect(isWithin(null, [])).toBe(true));
});

describe("what a token may be given", () => {
  it("has each capability in one group alone", () => {
    const all = Object.values(grantableGroups).flatMap((group) => Object.keys(group));
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(grantableLabels).toSorted()).toEqual(all.toSorted());
  });

  it.each(["viewAs", "manageUsers", "manageTeam", "createStaff", "deleteUsers", "readBankingData"] as const)(
    "is never %s",
    (capability) => expect(isGrantable(capability)).toBe(false),
  );
  it.each(["manageAgency", "answerClaims", "manageBankingData"] as const)(
    "is never %s either",
    (capability) => expect(isGrantable(capability)).toBe(false),
  );

  it("opens the changes it names, and no others", () => {
    const token = { id: "1", name: "ERP", capabilities: new Set(["manageQuotes"]) };
    const refused = (extensions: object, kind = "mutation") =>
      refusalOfToken(token, extensions as Record<string, unknown>, kind)?.code;
    const auth = (capability?: string) => ({ auth: { requires: [], ...(capability && { capability }) } });
    expect(refused(auth("manageQuotes"))).toBeUndefined();
    expect(refused(auth("buy"))).toBe("FORBIDDEN");
    expect(refused(auth())).toBe("FORBIDDEN");
    expect(refused({ ignoresBearer: true })).toBe("FORBIDDEN");
    expect(refused({ ...auth(), byToken: "always" })).toBeUndefined();
    expect(refused({ ...auth(), byToken: "never" }, "query")).toBe("FORBIDDEN");
    expect(refused(auth(), "query")).toBeUndefined();
  });
});
