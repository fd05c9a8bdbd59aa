import { type DianEnvironment, departmentOf } from "../colombia/dian.ts";
import { httpUrl, oneOf } from "./config.values.ts";
import type { ReadVariable } from "./config.ts";

/**
 * Identification that the DIAN and its provider gave the agency, and the municipality where it is registered.
 */
export interface DianConfig {
  /** `2` (tests) until `DIAN_ENVIRONMENT=1` makes documents count. */
  readonly environment: DianEnvironment;
  /** Registered software; null: one is made for tests. */
  readonly software: { readonly id: string; readonly pin: string } | null;
  /** The municipality of the agency: code of the DANE and name. */
  readonly municipality: { readonly code: string; readonly name: string };
  /** Provider that signs documents and sends them to the DIAN; null: the local substitute. */
  readonly provider: { readonly url: string; readonly token: string } | null;
}

const BOGOTA = { code: "11001", name: "Bogotá, D.C." };

function municipality(text: string): DianConfig["municipality"] {
  const [, code = "", name = ""] = /^(\d{5})\s+(\S.*)$/.exec(text) ?? [];
  if (departmentOf(code) === null)
    throw new Error("debe ser el código DANE y el nombre del municipio, como «05001 Medellín».");
  return { code, name };
}

/** Reads the variables of electronic documents: all of the software and of the provider, or none. */
export function readDian(read: ReadVariable, lines: string[]): DianConfig {
  const text = (name: string) => read<string | null>(name, String, null);
  const both = (one: string, other: string): readonly [string, string] | null => {
    const [a, b] = [text(one), text(other)];
    if ((a === null) !== (b === null)) lines.push(`Define ${one} y ${other}, o ninguna de las dos.`);
    return a !== null && b !== null ? [a, b] : null;
  };
  const environment = read<DianEnvironment>("DIAN_ENVIRONMENT", oneOf(["1", "2"]), "2");
  const software = both("DIAN_SOFTWARE_ID", "DIAN_SOFTWARE_PIN");
  const provider = both("DIAN_PROVIDER_URL", "DIAN_PROVIDER_TOKEN");
  const url = provider && read<string | null>("DIAN_PROVIDER_URL", httpUrl, null);
  if (environment === "1" && (!software || !provider))
    lines.push("DIAN_ENVIRONMENT=1 necesita el software (DIAN_SOFTWARE_*) y el proveedor (DIAN_PROVIDER_*).");
  return Object.freeze({
    environment,
    software: software && { id: software[0], pin: software[1] },
    municipality: read("DIAN_MUNICIPALITY", municipality, BOGOTA),
    provider: provider && url ? { url, token: provider[1] } : null,
  });
}
