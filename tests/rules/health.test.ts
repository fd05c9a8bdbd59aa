import { describe, expect, it } from "vitest";
import type { DatabaseFacts, DrillFacts } from "../../api/src/server/health/facts.ts";
import { healthLines, exitCodes, worstState } from "../../api/src/server/health/health-lines.ts";
import {
  bytesText,
  judgeAddress,
  judgeBackups,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeDrill,
  judgeInvoices,
  judgeJobs,
  judgeKeys,
  judgeMail,
  judgeMemory,
  judgePayments,
  judgePort,
  judgeReplica,
  judgeRoles,
  judgeSigning,
  judgeScanner,
  judgeStorage,
  stretchText,
  unmeasured,
  type Verdict,
} from "../../api/src/server/health/health.rules.ts";

const MB = 1024 * 1024;
const GB = 1024 * MB;
const HOUR = 3_600;

const well: DatabaseFacts = {
  version: 18,
  pending: 0,
  unknown: null,
  milliseconds: 2,
  bounded: true,
  standby: false,
  ownsTables: false,
  followers: 0,
  waitsForStandby: false,
  offset: 0,
  secondsSinceMigrated: 100,
  jobs: { waiting: 0, oldestSeconds: 0, givenUp: 0, sweptSeconds: 40 },
  drill: null,
  secrets: { by: [], some: [] },
};
const drilled = (of: Partial<DrillFacts>) => {
  const good = {
    ageSeconds: 8 * HOUR,
    result: "restored",
    seconds: 31,
    rows: 1_234,
    files: 20,
    failure: null,
  };
  return judgeDrill({ drill: { ...good, ...of } as DrillFacts }, true);
};
const jobs = (of: Partial<DatabaseFacts["jobs"]>) => ({ ...well, jobs: { ...well.jobs, ...of } });
const remote = { way: "remote", clock: null } as const;
const port = (answer: "nobody" | "silent" | "stranger" | "ready" | "drawn") =>
  judgePort({ port: 3001, answer, missing: [] });
const clock = (seconds: number) =>
  judgeClock({ offsets: [{ of: "Wompi", seconds }], secondsSinceMigrated: 5 });
const ends = (days: number, untrusted = false) => judgeAddress({ way: "read", days, untrusted });

/** Troubles, each with the state and the beginning of the sentence that it is to have. */
const troubles: readonly (readonly [of: string, Verdict, Verdict["state"], string])[] = [
  ["a stopped product", port("nobody"), "falla", "Travesía está detenida: nadie responde en el puerto 3001."],
  ["a port of another program", port("stranger"), "falla", "Otro programa usa el puerto 3001."],
  ["a port that is silent", port("silent"), "falla", "Algo ocupa el puerto 3001 y no responde."],
  [
    "a product that is not ready",
    judgePort({ port: 3001, answer: "not-ready", missing: ["writable", "jobs"] }),
    "falla",
    "Travesía responde en el puerto 3001, pero no está lista: falla la escritura, las tareas.",
  ],
  [
    "a full disk",
    judgeDisk({ free: 80 * MB, total: 20 * GB }),
    "falla",
    "Quedan 80 MB de 20 GB en el disco de DATA_DIR.",
  ],
  ["a disk that fills", judgeDisk({ free: 900 * MB, total: 20 * GB }), "aviso", "Quedan 900 MB de 20 GB"],
  ["little memory", judgeMemory({ free: 60 * MB, total: 2 * GB }), "falla", "Quedan 60 MB de 2 GB"],
  ["less memory", judgeMemory({ free: 150 * MB, total: 2 * GB }), "aviso", "Quedan 150 MB de 2 GB"],
  ["a late clock", clock(-601), "falla", "El reloj va atrasado 10 minutos frente a Wompi."],
  ["an early clock", clock(45), "aviso", "El reloj va adelantado 45 segundos frente a Wompi."],
  [
    "a clock before the last migration",
    judgeClock({ offsets: [], secondsSinceMigrated: -3 * HOUR }),
    "falla",
    "El reloj está atrasado al menos 3 horas",
  ],
  [
    "a database behind a pooler that ignores settings",
    judgeDatabase({ ...well, bounded: false }),
    "aviso",
    "Un pgbouncer ignora los ajustes de la sesión",
  ],
  [
    "a database that is away",
    judgeDatabase({ problem: "refused", where: "db:5432/travesia" }),
    "falla",
    "La base de datos no responde (db:5432/travesia).",
  ],
  [
    "a database that hangs",
    judgeDatabase({ problem: "silent", where: "" }),
    "falla",
    "La base de datos acepta la conexión y no contesta.",
  ],
  [
    "a wrong password",
    judgeDatabase({ problem: "denied", where: "" }),
    "falla",
    "La base de datos no admite la cuenta.",
  ],
  [
    "an old PostgreSQL",
    judgeDatabase({ ...well, version: 14 }),
    "falla",
    "La base de datos es PostgreSQL 14 y se necesita la 15 o posterior.",
  ],
  [
    "a newer database",
    judgeDatabase({ ...well, unknown: "0999-later" }),
    "falla",
    "La base de datos es más nueva que este programa: tiene la migración 0999-later.",
  ],
  [
    "missing migrations",
    judgeDatabase({ ...well, pending: 1 }),
    "aviso",
    "Faltan cambios en las tablas: 1 migración.",
  ],
  [
    "a standby as primary",
    judgeDatabase({ ...well, standby: true }),
    "falla",
    "DATABASE_URL lleva a una réplica",
  ],
  [
    "a slow database",
    judgeDatabase({ ...well, milliseconds: 1_500 }),
    "aviso",
    "La base de datos tarda 1.500 ms",
  ],
  [
    "an account that owns the tables",
    judgeRoles({ ...well, ownsTables: true }),
    "aviso",
    "La cuenta de la aplicación es dueña de las tablas",
  ],
  [
    "a replica that is late",
    judgeReplica({ expected: true, lagSeconds: 90, followers: 1 }),
    "aviso",
    "La réplica va 1 minuto atrás.",
  ],
  [
    "a replica that is away",
    judgeReplica({ expected: true, lagSeconds: null, followers: 0 }),
    "falla",
    "La réplica de READ_DATABASE_URL no responde.",
  ],
  [
    "no standby",
    judgeReplica({ expected: true, lagSeconds: 0, followers: 0 }),
    "aviso",
    "Ninguna réplica sigue a la base de datos principal",
  ],
  [
    "mails that are kept",
    judgeMail({ way: "held", problem: null, host: "" }),
    "aviso",
    "Los correos no salen",
  ],
  [
    "a mail server that is away",
    judgeMail({ way: "server", problem: "away", host: "smtp.co" }),
    "falla",
    "El servidor de correo no responde (smtp.co).",
  ],
  [
    "a mail server that refuses",
    judgeMail({ way: "server", problem: "denied", host: "smtp.co" }),
    "falla",
    "El servidor de correo no acepta la cuenta (smtp.co).",
  ],
  [
    "wrong keys of Wompi",
    judgePayments({ ...remote, problem: "denied" }),
    "falla",
    "Wompi no reconoce las llaves.",
  ],
  ["Wompi away", judgePayments({ ...remote, problem: "away" }), "falla", "Wompi no responde."],
  [
    "the provider of invoices away",
    judgeInvoices({ ...remote, problem: "away" }),
    "falla",
    "El proveedor de facturas electrónicas no responde.",
  ],
  [
    "a scanner of files that is away",
    judgeScanner({ there: false, takesLargest: false }),
    "falla",
    "El antivirus no responde: no se recibe ningún archivo.",
  ],
  [
    "a closed folder",
    judgeStorage({ way: "folder", problem: "denied" }),
    "falla",
    "La carpeta de archivos no deja escribir a esta cuenta.",
  ],
  [
    "a bucket that is away",
    judgeStorage({ way: "bucket", problem: "away" }),
    "falla",
    "El depósito de STORAGE_URL no responde.",
  ],
  [
    "another key",
    judgeKeys({ source: "variable", readable: false, strange: 3, broken: 0, older: 0 }),
    "falla",
    "3 secretos no abren con la llave de este equipo.",
  ],
  [
    "a secret that was altered",
    judgeKeys({ source: "file", readable: false, strange: 0, broken: 1, older: 0 }),
    "falla",
    "1 secreto alterado no abre.",
  ],
  [
    "secrets of an earlier key",
    judgeKeys({ source: "file", readable: false, strange: 0, broken: 0, older: 2 }),
    "aviso",
    "2 secretos siguen cifrados con una llave anterior.",
  ],
  [
    "no key",
    judgeKeys({ source: "none", readable: false, strange: 0, broken: 0, older: 0 }),
    "aviso",
    "Los secretos de la base de datos están sin cifrar.",
  ],
  [
    "a key that others read",
    judgeKeys({ source: "file", readable: true, strange: 0, broken: 0, older: 0 }),
    "aviso",
    "Otras cuentas de este equipo pueden leer DATA_DIR/secrets.key.",
  ],
  [
    "work that stands still",
    judgeJobs(jobs({ sweptSeconds: 2 * HOUR }), true),
    "falla",
    "Las tareas no corren desde hace 2 horas.",
  ],
  [
    "jobs that wait",
    judgeJobs(jobs({ waiting: 4, oldestSeconds: 900 }), true),
    "aviso",
    "4 tareas esperan; la más antigua, desde hace 15 minutos.",
  ],
  [
    "a job that was given up",
    judgeJobs(jobs({ givenUp: 1 }), true),
    "aviso",
    "1 tarea falló y no se intenta más.",
  ],
  [
    "no backup",
    judgeBackups({ folder: "/d/backups", ageSeconds: null }, false),
    "aviso",
    "No hay copias de seguridad en /d/backups.",
  ],
  [
    "a backup of two days ago",
    judgeBackups({ folder: "/d", ageSeconds: 49 * HOUR }, true),
    "aviso",
    "La última copia de seguridad es de hace 2 días.",
  ],
  [
    "a backup of last month",
    judgeBackups({ folder: "/d", ageSeconds: 720 * HOUR }, true),
    "falla",
    "La última copia de seguridad es de hace 30 días.",
  ],
  [
    "a backup that could not be restored",
    drilled({ result: "failed", failure: "El respaldo está dañado." }),
    "falla",
    "La última copia de seguridad no se pudo restaurar (hace 8 horas). El respaldo está dañado.",
  ],
  [
    "nights without a drill",
    drilled({ ageSeconds: 37 * HOUR }),
    "aviso",
    "La última prueba de restauración es de hace 1 día.",
  ],
  [
    "a drill that never ended",
    drilled({ result: null, ageSeconds: 7 * HOUR }),
    "aviso",
    "La prueba de restauración empezó hace 7 horas y no terminó.",
  ],
  [
    "a backup that was only read",
    drilled({ result: "read" }),
    "aviso",
    "La última copia de seguridad se leyó sin restaurarla (1.234 filas y 20 archivos abiertos en 31 segundos, hace 8 horas): falta permiso para crear otra base de datos.",
  ],
  ["a certificate that ends", ends(20), "aviso", "El certificado de PUBLIC_URL vence en 20 días."],
  ["a certificate that ends today", ends(0), "falla", "El certificado de PUBLIC_URL vence hoy."],
  ["a certificate that ended", ends(-1), "falla", "El certificado de PUBLIC_URL venció hace 1 día."],
  ["a certificate of nobody", ends(90, true), "falla", "El certificado de PUBLIC_URL no es de confianza"],
  [
    "an address without https",
    judgeAddress({ way: "plain", days: 0, untrusted: false }),
    "aviso",
    "PUBLIC_URL no usa https",
  ],
  [
    "a certificate for signing that ends",
    judgeSigning({ way: "read", days: 2, untrusted: false }),
    "falla",
    "El certificado con el que se firman los documentos vence en 2 días.",
  ],
  [
    "a certificate for signing that does not open",
    judgeSigning({ way: "away", days: 0, untrusted: false }),
    "falla",
    "El certificado de SIGNING_P12 no abre.",
  ],
  ["a check that hangs", unmeasured(), "aviso", "La revisión no terminó a tiempo."],
];

describe("the health of an installation", () => {
  it.each(troubles)("says of %s its state and the remedy", (_, verdict, state, text) => {
    expect(verdict).toMatchObject({ state, text: expect.stringContaining(text), todo: expect.any(String) });
    expect(verdict.text).toMatch(/\.$/);
    expect(verdict.todo).toMatch(/\.$/);
  });

  it.each([
    port("ready"),
    judgeDisk({ free: 5 * GB, total: 20 * GB }),
    judgeMemory({ free: GB, total: 2 * GB }),
    clock(12),
    judgeDatabase(well),
    judgeRoles(well),
    judgeReplica({ expected: false, lagSeconds: 0, followers: 0 }),
    judgeReplica({ expected: true, lagSeconds: 3, followers: 1 }),
    judgeMail({ way: "server", problem: null, host: "smtp.co" }),
    judgePayments({ way: "off", problem: null, clock: null }),
    judgePayments({ ...remote, problem: null }),
    judgeInvoices({ ...remote, problem: null }),
    judgeStorage({ way: "folder", problem: null }),
    judgeKeys({ source: "variable", readable: false, strange: 0, broken: 0, older: 0 }),
    judgeJobs(well, true),
    judgeBackups({ folder: "/d", ageSeconds: 20 * HOUR }, true),
    drilled({}),
    ends(60),
    judgeSigning({ way: "local", days: 0, untrusted: false }),
  ])("asks for no act where a part is well: $text", (verdict) => {
    expect(verdict).toMatchObject({ state: "bien", todo: null });
  });

  it("calls no trouble what stops with the product, or could not be looked at without the database", () => {
    const unseen = [
      port("drawn"),
      judgeDisk(null),
      judgeDatabase({ problem: "stopped", where: "" }),
      judgeRoles(null),
      judgeKeys(null),
      judgeJobs(null, false),
      judgeStorage({ way: "folder", problem: "none-yet" }),
      judgeDrill(null, false),
      judgeDrill(null, true),
      judgeDrill({ drill: null }, true),
      drilled({ result: null, ageSeconds: 60 }),
      judgeClock({ offsets: [], secondsSinceMigrated: null }),
    ];
    expect(new Set(unseen.map(({ state }) => state))).toEqual(new Set(["sin_revisar"]));
    // Work that is stopped while the product is stopped is no second trouble.
    expect(judgeJobs(jobs({ sweptSeconds: 2 * HOUR }), false).state).toBe("bien");
  });

  it.each([
    [80 * MB, "80 MB"],
    [1.5 * GB, "1,5 GB"],
    [120.4 * GB, "120 GB"],
  ])("writes %d bytes as %s", (bytes, text) => expect(bytesText(bytes)).toBe(text));

  it.each([
    [0, "0 segundos"],
    [1.9, "1 segundo"],
    [119, "1 minuto"],
    [7_300, "2 horas"],
    [180_000, "2 días"],
  ])("says %d seconds as %s", (seconds, text) => expect(stretchText(seconds)).toBe(text));
});

describe("the doctor's lines", () => {
  const check = (label: string, verdict: Verdict) => ({ name: label, label, ...verdict });
  const disk = check("Disco", judgeDisk({ free: 80 * MB, total: 20 * GB }));
  const backups = check("Copias de seguridad", judgeBackups({ folder: "/d", ageSeconds: null }, true));
  const mail = check("Correo", judgeMail({ way: "server", problem: null, host: "smtp.co" }));
  const roles = check("Cuentas", judgeRoles(null));

  it("say each trouble with its remedy, and name the rest", () => {
    expect(healthLines([disk, backups, roles, mail])).toEqual([
      "Travesía tiene 1 falla y 1 aviso.",
      "",
      "✗ Disco: Quedan 80 MB de 20 GB en el disco de DATA_DIR.",
      "  → Libera espacio o pasa DATA_DIR a un disco más grande.",
      "",
      "! Copias de seguridad: No hay copias de seguridad en /d.",
      "  → Haz una con npm run backup, y mira por qué no se hizo la de anoche.",
      "",
      "✓ Bien: Correo.",
      "· Sin revisar: Cuentas.",
    ]);
    expect(healthLines([mail])).toEqual(["Travesía está bien.", "", "✓ Bien: Correo."]);
  });

  it.each([
    [[mail, roles], 0],
    [[mail, backups], 1],
    [[backups, disk], 2],
  ])("leave with the code of the worst", (checks, code) => {
    expect(exitCodes[worstState(checks)]).toBe(code);
  });
});
