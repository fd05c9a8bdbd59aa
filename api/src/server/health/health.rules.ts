import type {
  BackupFacts,
  CertificateFacts,
  ClockFacts,
  DatabaseFacts,
  DatabaseProblem,
  DiskFacts,
  DrillFacts,
  KeyFacts,
  MailFacts,
  MemoryFacts,
  PortFacts,
  ProviderFacts,
  ReplicaFacts,
  ScannerFacts,
  StorageFacts,
} from "./facts.ts";

/**
 * Spanish names of the states of a check, the worst first. A part that could not be checked does not count as
 * a problem.
 */
export const healthStateLabels = {
  falla: "Falla",
  aviso: "Aviso",
  sin_revisar: "Sin revisar",
  bien: "Bien",
} as const;

export type HealthStateName = keyof typeof healthStateLabels;

/** Result of one check: a sentence, and the remedy when something is wrong. */
export interface Verdict {
  readonly state: HealthStateName;
  readonly text: string;
  readonly todo: string | null;
}

export const well = (text: string): Verdict => ({ state: "bien", text, todo: null });
export const unseen = (text: string): Verdict => ({ state: "sin_revisar", text, todo: null });
export const warning = (text: string, todo: string): Verdict => ({ state: "aviso", text, todo });
const failing = (text: string, todo: string): Verdict => ({ state: "falla", text, todo });

/** Returns the verdict for a check that did not end in time or could not be made. */
export const unmeasured = (): Verdict =>
  warning("La revisión no terminó a tiempo.", "Repítela; si sigue así, mira el registro de Travesía.");

const NO_DATABASE = unseen("Necesita la base de datos.");

const MB = 1024 * 1024;
const GB = 1024 * MB;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a number of bytes: `1,5 GB`, `640 MB`. */
export function bytesText(bytes: number): string {
  const [size, unit] = bytes >= GB ? [bytes / GB, "GB"] : [bytes / MB, "MB"];
  const digits = unit === "GB" && size < 10 ? 1 : 0;
  return `${size.toLocaleString("es-CO", { maximumFractionDigits: digits })} ${unit}`;
}

/** Returns a duration in words: `40 segundos`, `1 hora`, `3 días`. */
export function stretchText(seconds: number): string {
  const units = [
    [DAY, "día", "días"],
    [HOUR, "hora", "horas"],
    [MINUTE, "minuto", "minutos"],
    [1, "segundo", "segundos"],
  ] as const;
  const [length, one, several] = units.find(([each]) => seconds >= each) ?? units[3];
  const count = Math.floor(seconds / length);
  return `${count.toLocaleString("es-CO")} ${count === 1 ? one : several}`;
}

/** Returns a count with its noun: `1 fila`, `1.240 filas`. */
export const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString("es-CO")} ${count === 1 ? one : several}`;

const parts = { database: "la base de datos", writable: "la escritura", jobs: "las tareas" } as const;

/** Judges the response at the product's port. */
export function judgePort({ port, answer, missing }: PortFacts): Verdict {
  switch (answer) {
    case "ready":
      return well(`Travesía responde en el puerto ${port}.`);
    case "not-ready": {
      const names = missing.map((part) => parts[part]).join(", ");
      return failing(
        `Travesía responde en el puerto ${port}, pero no está lista${names && `: falla ${names}`}.`,
        "Si acaba de iniciar, espera un minuto. Si no, mira el registro y reiníciala.",
      );
    }
    case "nobody":
      return failing(
        `Travesía está detenida: nadie responde en el puerto ${port}.`,
        "Iníciala con npm start o con tu supervisor.",
      );
    case "silent":
      return failing(
        `Algo ocupa el puerto ${port} y no responde.`,
        "Reinicia Travesía. Si es otro programa, deténlo o define otro PORT.",
      );
    case "stranger":
      return failing(`Otro programa usa el puerto ${port}.`, "Detén ese programa o define otro PORT.");
    case "drawn":
      return unseen("PORT=0 toma un puerto al azar.");
  }
}

const LEAST_DISK = { falla: 300 * MB, aviso: 1 * GB } as const;

/** Judges the free space on the disk of DATA_DIR. */
export function judgeDisk(disk: DiskFacts | null): Verdict {
  if (!disk) return unseen("La carpeta DATA_DIR aún no existe.");
  const left = `Quedan ${bytesText(disk.free)} de ${bytesText(disk.total)} en el disco de DATA_DIR.`;
  const todo = "Libera espacio o pasa DATA_DIR a un disco más grande.";
  if (disk.free < LEAST_DISK.falla) return failing(left, todo);
  return disk.free < LEAST_DISK.aviso
    ? warning(left, todo)
    : well("El disco de DATA_DIR tiene espacio de sobra.");
}

const LEAST_MEMORY = { falla: 80 * MB, aviso: 200 * MB } as const;

/** Judges the memory available to programs. */
export function judgeMemory({ free, total }: MemoryFacts): Verdict {
  const left = `Quedan ${bytesText(free)} de ${bytesText(total)} de memoria.`;
  const todo = "Cierra otros programas o amplía la memoria: Travesía pide 2 GB.";
  if (free < LEAST_MEMORY.falla) return failing(left, todo);
  return free < LEAST_MEMORY.aviso ? warning(left, todo) : well("Hay memoria de sobra.");
}

const MOST_SKEW = { falla: 5 * MINUTE, aviso: 30 } as const;

/** Judges this machine's clock by other clocks, and by past times in the database. */
export function judgeClock({ offsets, secondsSinceMigrated }: ClockFacts): Verdict {
  const todo = "Activa la hora automática (NTP) en este equipo.";
  if (secondsSinceMigrated !== null && secondsSinceMigrated < -MOST_SKEW.aviso)
    return failing(
      `El reloj está atrasado al menos ${stretchText(-secondsSinceMigrated)}: la base de datos es posterior.`,
      todo,
    );
  const [worst] = [...offsets].sort((one, other) => Math.abs(other.seconds) - Math.abs(one.seconds));
  if (!worst) return unseen("No hubo otro reloj con el cual comparar.");
  const skew = Math.abs(worst.seconds);
  const way = worst.seconds > 0 ? "adelantado" : "atrasado";
  const said = `El reloj va ${way} ${stretchText(skew)} frente a ${worst.of}.`;
  if (skew >= MOST_SKEW.falla) return failing(said, todo);
  return skew >= MOST_SKEW.aviso ? warning(said, todo) : well("El reloj va a la hora.");
}

/** Oldest supported major version of PostgreSQL. */
const OLDEST_POSTGRES = 15;
const SLOW_ANSWER = 1_000;

const problems = {
  refused: ["La base de datos no responde", "Inícialas a ella y a su red, o corrige DATABASE_URL."],
  silent: [
    "La base de datos acepta la conexión y no contesta",
    "Mira si su disco está lleno o su equipo sobrecargado, y reiníciala.",
  ],
  denied: ["La base de datos no admite la cuenta", "Corrige la cuenta y la contraseña de DATABASE_URL."],
  full: ["La base de datos no admite más conexiones", "Cierra procesos que sobren o sube max_connections."],
} as const;

/** Judges the database: whether it answers, its version, and whether its tables match this program. */
export function judgeDatabase(database: DatabaseFacts | DatabaseProblem): Verdict {
  if ("problem" in database) {
    if (database.problem === "stopped")
      return unseen("La base de datos incluida está detenida, como Travesía.");
    if (typeof database.problem === "object") {
      const { said, todo } = database.problem;
      return failing(`DATABASE_URL ${said}.`, `${todo.charAt(0).toUpperCase()}${todo.slice(1)}.`);
    }
    const [said, todo] = problems[database.problem];
    return failing(`${said}${database.where && ` (${database.where})`}.`, todo);
  }
  const { version, unknown, pending, milliseconds, standby, bounded } = database;
  if (version < OLDEST_POSTGRES)
    return failing(
      `La base de datos es PostgreSQL ${version} y se necesita la ${OLDEST_POSTGRES} o posterior.`,
      "Pasa sus datos a una versión posterior de PostgreSQL.",
    );
  if (standby)
    return failing(
      "DATABASE_URL lleva a una réplica, que no acepta cambios.",
      "Pon en DATABASE_URL la dirección de la base de datos principal.",
    );
  if (unknown)
    return failing(
      `La base de datos es más nueva que este programa: tiene la migración ${unknown}.`,
      "Usa una versión posterior de Travesía.",
    );
  if (pending > 0)
    return warning(
      `Faltan cambios en las tablas: ${counted(pending, "migración", "migraciones")}.`,
      "Haz una copia de seguridad y reinicia Travesía: las aplica al iniciar.",
    );
  if (!bounded)
    return warning(
      "Un pgbouncer ignora los ajustes de la sesión y la cuenta no los tiene: nada limita una consulta.",
      "Pon los ajustes en la cuenta y ejecuta RECONNECT en pgbouncer (README, «Varias máquinas»).",
    );
  if (milliseconds > SLOW_ANSWER)
    return warning(
      `La base de datos tarda ${milliseconds.toLocaleString("es-CO")} ms en contestar.`,
      "Mira la carga de su equipo y de la red.",
    );
  return well(`PostgreSQL ${version} responde y sus tablas están al día.`);
}

/** Judges whether the database addresses, listed by their variables, verify the server's identity. */
export function judgeEncryption(unverified: readonly string[]): Verdict {
  if (unverified.length === 0)
    return well("Ninguna conexión cifrada con la base de datos acepta cualquier certificado.");
  const [check, talk, take] =
    unverified.length === 1 ? ["comprueba", "habla", "acepta"] : ["comprueban", "hablan", "aceptan"];
  return warning(
    `${unverified.join(" y ")} no ${check} con quién ${talk}: ${take} cualquier certificado.`,
    "Usa sslmode=verify-full, con sslrootcert si la autoridad del servidor es propia (README, «Con TLS»).",
  );
}

/** Judges whether the application's own database role could disable the protection of the history. */
export function judgeRoles(database: DatabaseFacts | null): Verdict {
  if (!database) return NO_DATABASE;
  return database.ownsTables
    ? warning(
        "La cuenta de la aplicación es dueña de las tablas: nada protege de ella la historia.",
        "Define MIGRATE_DATABASE_URL con otra cuenta, dueña de las tablas.",
      )
    : well("La cuenta de la aplicación no es dueña de las tablas.");
}

const MOST_LAG = { falla: 5 * MINUTE, aviso: 15 } as const;

/** Judges the replica for reads, and whether a standby still follows the primary. */
export function judgeReplica(replica: ReplicaFacts): Verdict {
  if (!replica.expected) return well("No hay réplica definida.");
  if (replica.lagSeconds === null)
    return failing(
      "La réplica de READ_DATABASE_URL no responde.",
      "Inícialas a ella y a su red, o quita READ_DATABASE_URL.",
    );
  const late = `La réplica va ${stretchText(replica.lagSeconds)} atrás.`;
  const todo = "Mira su carga, su disco y la red entre las dos.";
  if (replica.lagSeconds >= MOST_LAG.falla) return failing(late, todo);
  if (replica.lagSeconds >= MOST_LAG.aviso) return warning(late, todo);
  return replica.followers === 0
    ? warning(
        "Ninguna réplica sigue a la base de datos principal: lo confirmado está en un solo equipo.",
        "Inicia la réplica y revisa que se conecte.",
      )
    : well("La réplica va al día.");
}

/** Judges the e-mail transport. */
export function judgeMail({ way, problem, host }: MailFacts): Verdict {
  if (way === "held")
    return warning(
      "Los correos no salen (SMTP_URL=none).",
      "Define un servidor de correo en SMTP_URL y reinicia Travesía.",
    );
  if (way === "captured") return well("Los correos no salen: se ven en /dev/mailbox.");
  switch (problem) {
    case null:
      return well(`El servidor de correo acepta la cuenta (${host}).`);
    case "denied":
      return failing(
        `El servidor de correo no acepta la cuenta (${host}).`,
        "Corrige la cuenta o la contraseña de SMTP_URL.",
      );
    case "away":
      return failing(
        `El servidor de correo no responde (${host}).`,
        "Revisa la dirección y el puerto de SMTP_URL, y que el cortafuegos deje salir.",
      );
  }
}

/** Judges the provider of online payments. */
export function judgePayments({ way, problem }: ProviderFacts): Verdict {
  if (way === "off") return well("Sin pagos en línea: no hay llaves de Wompi.");
  if (way === "local") return well("Los pagos en línea van al simulador.");
  switch (problem) {
    case null:
      return well("Wompi responde y reconoce las llaves.");
    case "denied":
      return failing(
        "Wompi no reconoce las llaves.",
        "Copia de nuevo las de su panel en WOMPI_PUBLIC_KEY y WOMPI_PRIVATE_KEY.",
      );
    case "away":
      return failing("Wompi no responde.", "Revisa WOMPI_URL y la salida a internet de este equipo.");
  }
}

/** Judges the provider of electronic invoices. */
export function judgeInvoices({ way, problem }: ProviderFacts): Verdict {
  if (way !== "remote") return well("Las facturas van al proveedor de prueba.");
  return problem
    ? failing(
        "El proveedor de facturas electrónicas no responde.",
        "Revisa DIAN_PROVIDER_URL y la salida a internet de este equipo.",
      )
    : well("El proveedor de facturas electrónicas responde.");
}

/** Judges the virus scanner for uploaded files. */
export function judgeScanner(facts: ScannerFacts): Verdict {
  if (!facts) return well("No se buscan virus en los archivos: CLAMAV_URL no está definida.");
  if (!facts.there)
    return failing(
      "El antivirus no responde: no se recibe ningún archivo.",
      "Inicia clamd o revisa CLAMAV_URL.",
    );
  return facts.takesLargest
    ? well("El antivirus revisa los archivos que llegan.")
    : failing(
        "El antivirus no recibe archivos de 10 MB: los más grandes se rechazan.",
        "En clamd.conf, pon StreamMaxLength 25M y reinicia clamd.",
      );
}

/** Judges whether a file can be written, read and removed in the file storage. */
export function judgeStorage({ way, problem }: StorageFacts): Verdict {
  const where = way === "bucket" ? "El depósito de STORAGE_URL" : "La carpeta de archivos";
  switch (problem) {
    case null:
      return well(`${where} guarda y devuelve archivos.`);
    case "none-yet":
      return unseen("Aún no se ha guardado ningún archivo.");
    case "denied":
      return failing(
        `${where} no deja escribir a esta cuenta.`,
        way === "bucket"
          ? "Corrige las llaves de STORAGE_URL y sus permisos."
          : "Da permiso de escritura en DATA_DIR/files a la cuenta que corre Travesía.",
      );
    case "away":
      return failing(
        `${where} no responde.`,
        way === "bucket"
          ? "Revisa STORAGE_URL y la salida a internet de este equipo."
          : "Revisa el disco o la carpeta de red de DATA_DIR.",
      );
  }
}

/** Judges the keys that encrypt the secrets of the database. */
export function judgeKeys(keys: KeyFacts | null): Verdict {
  if (!keys) return NO_DATABASE;
  if (keys.strange > 0)
    return failing(
      `${counted(keys.strange, "secreto no abre", "secretos no abren")} con la llave de este equipo.`,
      keys.source === "file"
        ? "Devuelve al archivo de llaves (DATA_DIR/secrets.key) la que tenía."
        : "Pon en SECRETS_KEY la llave con la que se cifraron.",
    );
  if (keys.broken > 0)
    return failing(
      `${counted(keys.broken, "secreto alterado no abre", "secretos alterados no abren")}.`,
      "Corre npm run keys:rotate, que dice cuáles, y recupéralos de un respaldo.",
    );
  if (keys.older > 0)
    return warning(
      `${counted(keys.older, "secreto sigue cifrado", "secretos siguen cifrados")} con una llave anterior.`,
      "Corre npm run keys:rotate, y no quites la llave anterior antes de que lo diga.",
    );
  if (keys.source === "none")
    return warning(
      "Los secretos de la base de datos están sin cifrar.",
      "Define SECRETS_KEY (openssl rand -base64 32) y guarda una copia aparte.",
    );
  if (keys.readable)
    return warning(
      "Otras cuentas de este equipo pueden leer DATA_DIR/secrets.key.",
      "Quítales el permiso: chmod 600 DATA_DIR/secrets.key.",
    );
  return well("Los secretos abren con su llave.");
}

const MOST_WAIT = 10 * MINUTE;

/** Judges the background jobs: whether they run, wait or have failed for good. */
export function judgeJobs(database: DatabaseFacts | null, isUp: boolean): Verdict {
  if (!database) return NO_DATABASE;
  const { waiting, oldestSeconds, givenUp, sweptSeconds } = database.jobs;
  if (isUp && sweptSeconds !== null && sweptSeconds > MOST_WAIT)
    return failing(
      `Las tareas no corren desde hace ${stretchText(sweptSeconds)}.`,
      "Reinicia Travesía, y que al menos un proceso tenga JOBS=true.",
    );
  if (oldestSeconds > MOST_WAIT)
    return warning(
      `${counted(waiting, "tarea espera", "tareas esperan")}; ` +
        `la más antigua, desde hace ${stretchText(oldestSeconds)}.`,
      isUp ? "Qué las detiene se ve en Operación." : "Siguen solas cuando Travesía inicie.",
    );
  if (givenUp > 0)
    return warning(
      `${counted(givenUp, "tarea falló y no se intenta", "tareas fallaron y no se intentan")} más.`,
      "Ábrelas y reinténtalas en Operación.",
    );
  return well("Las tareas están al día.");
}

const OLDEST_BACKUP = { falla: 8 * DAY, aviso: 36 * HOUR } as const;

/** Judges the age of the newest backup; with a backup key, one is made automatically each night. */
export function judgeBackups({ folder, ageSeconds }: BackupFacts, hasKey: boolean): Verdict {
  const todo = hasKey
    ? "Haz una con npm run backup, y mira por qué no se hizo la de anoche."
    : "Define BACKUP_KEY: Travesía hace una cada noche y prueba que se puede restaurar.";
  if (ageSeconds === null) return warning(`No hay copias de seguridad en ${folder}.`, todo);
  const said = `La última copia de seguridad es de hace ${stretchText(ageSeconds)}.`;
  if (ageSeconds > OLDEST_BACKUP.falla) return failing(said, todo);
  return ageSeconds > OLDEST_BACKUP.aviso ? warning(said, todo) : well(said);
}

/** Seconds after which a night counts as passed without a drill, or a started drill counts as lost. */
const LATE_DRILL = { ended: 36 * HOUR, begun: 6 * HOUR } as const;

/** Judges the last nightly drill: whether the newest backup can be restored. */
export function judgeDrill(database: Pick<DatabaseFacts, "drill"> | null, hasKey: boolean): Verdict {
  if (!hasKey)
    return unseen("Sin BACKUP_KEY no hay copia automática cada noche, ni prueba de que se puede restaurar.");
  if (!database) return NO_DATABASE;
  const { drill } = database;
  if (!drill) return unseen("La primera prueba empieza en unos minutos, o desde las 2 de la mañana.");
  return judgeEnded(drill) ?? judgeGood(drill);
}

/**
 * Returns the verdict on a drill that failed, is late, or only read the file; null when there is no fault.
 */
function judgeEnded({ ageSeconds, result, failure }: DrillFacts): Verdict | null {
  const ago = `hace ${stretchText(ageSeconds)}`;
  if (failure !== null)
    return failing(
      `La última copia de seguridad no se pudo restaurar (${ago}). ${failure}`,
      "Corrige la causa. La próxima prueba es esta noche; mientras, haz una copia con npm run backup.",
    );
  const todo = "Reinicia Travesía, y que al menos un proceso tenga JOBS=true.";
  if (result === null)
    return ageSeconds > LATE_DRILL.begun
      ? warning(`La prueba de restauración empezó ${ago} y no terminó.`, todo)
      : unseen("La primera prueba está en curso.");
  return ageSeconds > LATE_DRILL.ended
    ? warning(`La última prueba de restauración es de ${ago}.`, todo)
    : null;
}

function judgeGood({ ageSeconds, result, seconds, rows, files }: DrillFacts): Verdict {
  const figures =
    `${counted(rows, "fila", "filas")} y ${counted(files, "archivo abierto", "archivos abiertos")} ` +
    `en ${stretchText(seconds)}, hace ${stretchText(ageSeconds)}`;
  return result === "read"
    ? warning(
        `La última copia de seguridad se leyó sin restaurarla (${figures}): ` +
          "falta permiso para crear otra base de datos.",
        "Dáselo a la cuenta dueña de las tablas (la de MIGRATE_DATABASE_URL): alter role … createdb.",
      )
    : well(`La última copia de seguridad se restauró en otra base de datos: ${figures}.`);
}

const CERTIFICATE_ENDS = { falla: 3, aviso: 21 } as const;

const inDays = (days: number) => (days === 0 ? "hoy" : `en ${counted(days, "día", "días")}`);

/** Judges the TLS certificate of the public address. */
export function judgeAddress({ way, days, untrusted }: CertificateFacts): Verdict {
  switch (way) {
    case "local":
      return well("La dirección es de este equipo: no necesita certificado.");
    case "plain":
      return warning(
        "PUBLIC_URL no usa https: contraseñas y datos viajan sin cifrar.",
        "Pon delante un servidor web con certificado y define PUBLIC_URL con https.",
      );
    case "away":
      return warning(
        "La dirección de PUBLIC_URL no abre desde este equipo.",
        "Ábrela desde otro: si tampoco abre, revisa el servidor web y el dominio.",
      );
    case "read":
      return judgeEnd(
        { days, untrusted },
        "El certificado de PUBLIC_URL",
        "Renuévalo en el servidor web que está delante de Travesía.",
      );
  }
}

/** Judges the certificate with which documents are signed. */
export function judgeSigning({ way, days }: CertificateFacts): Verdict {
  if (way === "local") return well("Los documentos se firman con el certificado propio de la instalación.");
  if (way === "away")
    return failing("El certificado de SIGNING_P12 no abre.", "Corrige SIGNING_P12 y SIGNING_P12_PASSWORD.");
  return judgeEnd(
    { days, untrusted: false },
    "El certificado con el que se firman los documentos",
    "Pide otro a tu entidad y cámbialo en SIGNING_P12.",
  );
}

function judgeEnd(
  { days, untrusted }: Pick<CertificateFacts, "days" | "untrusted">,
  of: string,
  todo: string,
): Verdict {
  if (days < 0) return failing(`${of} venció hace ${counted(-days, "día", "días")}.`, todo);
  if (untrusted)
    return failing(`${of} no es de confianza para los navegadores.`, "Usa el de una autoridad reconocida.");
  const said = `${of} vence ${inDays(days)}.`;
  if (days < CERTIFICATE_ENDS.falla) return failing(said, todo);
  return days < CERTIFICATE_ENDS.aviso ? warning(said, todo) : well(said);
}
