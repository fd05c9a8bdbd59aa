import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { otherMerchantKeys, simulatorKeys } from "../../api/src/modules/payments/wompi/keys.ts";
import { isBuilt } from "../support/built.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const below = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));

let files: { readonly file: string; readonly text: string }[];
beforeAll(async () => {
  await isBuilt("web");
  files = below("web/dist")
    .filter((file) => /\.(js|css|html|json|svg|txt|webmanifest|map)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
});
const having = (pattern: RegExp): string[] =>
  files.flatMap(({ file, text }) =>
    (text.match(pattern) ?? []).slice(0, 1).map((found) => `${file}: ${found}`),
  );

/** Names of the server's environment, as its configuration reads them. */
const names = below("api/src/core/config")
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(/"([A-Z][A-Z0-9]*_[A-Z0-9_]+)"/g)])
  .map(([, name = ""]) => name)
  // Libraries ask for it, to leave out their checks.
  .filter((name) => name !== "NODE_ENV");

/** Forms that a secret has. */
const forms: Readonly<Record<string, RegExp>> = {
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "an address with a password": /\b(?:postgres(?:ql)?|smtps?|s3|https?):\/\/[^\s"'`/@:]+:[^\s"'`/@]+@/,
  "a session's token": /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  "a private key of the card provider":
    /\bprv_(?:test|prod|stagtest)_\w+|\b(?:test|prod)_(?:integrity|events)_\w+/,
  "a key of Amazon": /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  "32 bytes in base64": /["'`][A-Za-z0-9+/]{43}=["'`]/,
  "a wrapped secret": /sealed:v1:[0-9a-f]{12}:/,
};

describe("the built web", () => {
  it("holds no secret and no name of the server's environment", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(names.length).toBeGreaterThan(25);
    expect(having(new RegExp(`\\b(?:${names.join("|")})\\b`))).toEqual([]);
    for (const [what, form] of Object.entries(forms)) expect(having(form), what).toEqual([]);
    const { publicKey: _, url: __, ...own } = simulatorKeys;
    for (const secret of [...Object.values(own), otherMerchantKeys.privateKey])
      expect(files.filter(({ text }) => text.includes(secret)).map(({ file }) => file)).toEqual([]);
  });

  it("comes without the sources that it was made of", () => {
    expect(below("web/dist").filter((file) => file.endsWith(".map"))).toEqual([]);
    expect(having(/sourceMappingURL=/)).toEqual([]);
  });
});
