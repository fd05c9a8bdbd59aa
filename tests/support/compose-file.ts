import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Parts of a service that the tests read. */
export interface Service {
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
}

/** Parts of the compose file that the tests read. */
export interface ComposeFile {
  readonly services: Readonly<Record<"database" | "roles" | "mail" | "application", Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** The text of the compose file with its variables filled in, as Compose fills them in. */
export function composeFile(variables: Readonly<Record<string, string>>): ComposeFile {
  // From inside out: a default may hold a variable itself.
  const pattern = /\$\{(\w+)(?:(:?)-([^${}]*))?\}/g;
  let text = read("docker-compose.yml");
  while (text.search(pattern) >= 0)
    text = text.replaceAll(pattern, (_, name: string, ifEmpty = "", other = "") =>
      ifEmpty ? variables[name] || other : (variables[name] ?? other),
    );
  return parse(text) as ComposeFile;
}

/** Environment and volumes of each application of the cluster, and the names of all volumes there. */
export function clusterApplication() {
  const file = parse(read("docker/cluster.yml")) as Pick<ComposeFile, "volumes"> & {
    readonly "x-application": ComposeFile["services"]["application"];
  };
  return { ...file["x-application"], named: Object.keys(file.volumes) };
}

/** A service of the cluster, with its variables filled in, each of which has to be there. */
export function clusterService(name: string, variables: Readonly<Record<string, string>>): Service {
  const text = read("docker/cluster.yml").replaceAll(
    /(?<!\$)\$\{(\w+):\?\}/g,
    (_, name: string) => variables[name] ?? "",
  );
  const { services } = parse(text, { merge: true }) as { services: Readonly<Record<string, Service>> };
  return services[name] ?? {};
}

/** The variables that the compose file names, the ones that it only passes on among them. */
export function composeVariables(): string[] {
  const text = read("docker-compose.yml");
  const handedOn = Object.entries(composeFile({}).services.application.environment ?? {});
  return [
    ...Array.from(text.matchAll(/\$\{(\w+)/g), ([, name = ""]) => name),
    ...handedOn.filter(([, value]) => value === null).map(([name]) => name),
  ];
}

/** A line of the example of variables for production: the comment above it explains it. */
export interface ExampleLine {
  readonly name: string;
  readonly value: string;
  readonly explained: boolean;
  /** True when the line is a commented suggestion and not in force. */
  readonly optional: boolean;
}

/** The variables of `docker/production.env.example`. */
export function exampleVariables(): ExampleLine[] {
  const lines = read("docker/production.env.example").split("\n");
  return lines.flatMap((line, index) => {
    const [, sign, name = "", value = ""] = /^(#?)([A-Z_]+)=(.*)$/.exec(line) ?? [];
    if (!name) return [];
    // A comment is over one variable, or over some that follow each other.
    const above = lines.slice(0, index).findLast((before) => !/^#?[A-Z_]+=/.test(before)) ?? "";
    return [{ name, value, explained: above.startsWith("# "), optional: sign === "#" }];
  });
}
