import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  clusterApplication,
  composeFile,
  composeVariables,
  exampleVariables,
} from "../support/compose-file.ts";

const configuration = readFileSync(new URL("../../docs/configuration.md", import.meta.url), "utf8");

it("compose opens ports to this machine alone, each by a variable", () => {
  const ports = (variables: Record<string, string>) => {
    const { services } = composeFile(variables);
    return Object.values(services).flatMap((service) => service.ports ?? []);
  };
  expect(ports({})).toEqual(["127.0.0.1:8025:8025", "127.0.0.1:3001:3001"]);
  expect(ports({ PORT: "80", LISTEN: "10.0.0.5", MAIL_PORT: "9025" })).toEqual([
    "127.0.0.1:9025:8025",
    "10.0.0.5:80:3001",
  ]);
});

it("compose sends mail where SMTP_URL says, and to its catcher without one", () => {
  const address = (variables: Record<string, string>) =>
    composeFile(variables).services.application.environment?.["SMTP_URL"];
  expect(address({})).toBe("smtp://mail:1025");
  expect(address({ SMTP_URL: "smtps://ana:clave@correo.example.com" })).toBe(
    "smtps://ana:clave@correo.example.com",
  );
});

/** Names of the variables that docs/configuration.md explains. */
function explainedVariables(): string[] {
  const [, table = ""] = /\n\| Variable .*\n\|[- |]+\n((?:\|.*\n)+)/.exec(configuration) ?? [];
  const named = Array.from(table.matchAll(/^\| ([^|]+)\|/gm), ([, cell = ""]) =>
    Array.from(cell.matchAll(/`(\w+)`/g), ([, name = ""]) => name),
  ).flat();
  expect(named.length).toBeGreaterThan(30);
  return named;
}

it("compose passes every documented variable but the ones of this machine", () => {
  const environment = Object.keys(composeFile({}).services.application.environment ?? {});
  // The image's own: its port, its folder.
  const own = ["PORT", "DATA_DIR"];
  expect(explainedVariables().filter((name) => !environment.includes(name) && !own.includes(name))).toEqual(
    [],
  );
});

it("the cluster passes the same, but for the ones for trying out", () => {
  const environment = Object.keys(clusterApplication().environment ?? {});
  const own = ["PORT", "DATA_DIR", "DEMO", "ALLOW_DEMO_ACCOUNTS"];
  expect(explainedVariables().filter((name) => !environment.includes(name) && !own.includes(name))).toEqual(
    [],
  );
});

it("backups lie in a folder that stays when the container goes, and that its user may write to", () => {
  const { services, volumes } = composeFile({});
  const { application } = services;
  const cluster = clusterApplication();
  expect(application.environment?.["BACKUP_DIR"]).toBe("/backups");
  expect(application.volumes).toContain("backups:/backups");
  expect(Object.keys(volumes)).toContain("backups");
  expect(composeFile({ BACKUPS: "/mnt/b" }).services.application.volumes).toContain("/mnt/b:/backups");
  expect(cluster.environment?.["BACKUP_DIR"]).toBe("/backups");
  expect(cluster.volumes).toEqual(["${BACKUPS:-backups}:/backups"]);
  expect(cluster.named).toContain("backups");
  const image = readFileSync(new URL("../../Dockerfile", import.meta.url), "utf8");
  expect(image).toMatch(/^RUN install -d -o node -g node \/backups$/m);
});

it("the example for production explains each of its variables, and compose knows them", () => {
  const lines = exampleVariables();
  expect(lines.filter(({ explained }) => !explained)).toEqual([]);
  const known = composeVariables();
  expect(lines.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  // A variable whose default in the compose file is publicly known must be set by hand.
  expect(lines.filter(({ optional }) => !optional).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...["NODE_ENV", "PUBLIC_URL", "SMTP_URL", "POSTGRES_PASSWORD", "OWNER_PASSWORD", "APP_PASSWORD"],
      ...["JWT_SECRET", "SECRETS_KEY"],
    ]),
  );
});

it("compose falls back to no password that everybody knows where a real installation left one empty", () => {
  const filled = (variables: Record<string, string>) => JSON.stringify(composeFile(variables));
  expect(filled({})).toContain("travesia_app:travesia@database");
  const empty = filled({ POSTGRES_PASSWORD: "", OWNER_PASSWORD: "", APP_PASSWORD: "" });
  expect(empty).toContain("travesia_app:@database");
  expect(empty).toContain("travesia_owner:@database");
  expect(empty).not.toMatch(/(PASSWORD|_password)[":=]+travesia/);
});
