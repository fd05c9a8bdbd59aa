import pg from "pg";
import { ConfigError } from "../config/config.ts";
import { withoutPassword } from "./session.ts";

const oldest = 15;

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nadie responde en esa dirección",
  ENOTFOUND: "no existe ese servidor",
  EAI_AGAIN: "no se pudo resolver el nombre del servidor",
  ETIMEDOUT: "no respondió a tiempo",
  ENOENT: "no existe ese socket",
  "28P01": "usuario o contraseña incorrectos",
  "28000": "el servidor no admite ese usuario",
  "3D000": "no existe esa base de datos",
  "53300": "el servidor no admite más conexiones",
};

/**
 * Proves that a Postgres of the environment can be used before anything is opened upon it.
 * @throws ConfigError with one line that names the variable and the server, never the password.
 */
export async function probe(variable: string, address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < oldest)
      throw new ConfigError([
        `${variable} lleva a PostgreSQL ${major}: se necesita la versión ${oldest} o posterior.`,
      ]);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError([
      `No se puede conectar con la base de datos de ${variable} (${withoutPassword(address)}): ` +
        `${reason(error)}.`,
    ]);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function reason(error: unknown): string {
  const { code, errors, message } = error as {
    code?: string;
    errors?: { code?: string }[];
    message?: string;
  };
  const known = code ?? errors?.[0]?.code ?? "";
  return (
    reasons[known] ??
    (/timeout/i.test(message ?? "") ? "no respondió a tiempo" : known || "conexión rechazada")
  );
}
