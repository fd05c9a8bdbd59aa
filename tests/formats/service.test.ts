import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { ran, reads } from "./programs.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const unit = readFileSync(join(ROOT, "docker/travesia.service"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "service-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the service of systemd", () => {
  it("starts the Node that comes with the packages", () => {
    const [, node = ""] = /^ExecStart=\/srv\/travesia\/(\S+)/m.exec(unit) ?? [];
    expect(dirname(node)).toBe("node_modules/node/bin");
    expect(existsSync(join(ROOT, node))).toBe(true);
  });

  reads("systemd-analyze", "every line of its unit", () => {
    const path = join(folder, "travesia.service");
    // The path of the program on this machine.
    writeFileSync(path, unit.replaceAll("/srv/travesia/", ROOT));
    expect(ran("systemd-analyze", ["verify", "--man=no", path])).toBe("");
    writeFileSync(path, unit.replace("KillMode=", "KillMod="));
    expect(() => ran("systemd-analyze", ["verify", "--man=no", path])).toThrow("KillMod");
  });
});
