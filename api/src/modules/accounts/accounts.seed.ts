import type { SeedContext } from "../../core/seed.ts";
import { viewerOf } from "./account/account-source.ts";
import { createAccount, type NewAccount } from "./account/acts/create-account.ts";
import { TipoCuenta, TipoDocumento } from "./account/user.enums.ts";
import { User } from "./account/user.entity.ts";
import { isStaff } from "./staff.rules.ts";

/** The password of every demo account. */
export const DEMO_PASSWORD = "Travesia2026";

type Demo = readonly [
  handle: string,
  name: string,
  lastname: string,
  role: number,
  lider: string | null,
  gerente: string | null,
];

const people: readonly Demo[] = [
  ["owner", "Olga", "Restrepo Uribe", 7, null, null],
  ["admin", "Andrés", "Mejía Torres", 5, null, null],
  ["contador", "Constanza", "Peña Rojas", 6, null, null],
  ["gerente", "Germán", "Salazar Duque", 4, null, null],
  ["lider", "Liliana", "Ospina Vélez", 3, null, "gerente"],
  ["asesor", "Álvaro", "Ríos Cárdenas", 2, "lider", "gerente"],
  ["gerente2", "Gloria", "Bermúdez Niño", 4, null, null],
  ["lider2", "Leonardo", "Castaño Gil", 3, null, "gerente2"],
  ["asesor2", "Adriana", "Quintero Páez", 2, "lider2", "gerente2"],
  ["cliente", "Camila", "Gómez Arango", 1, null, null],
  ["cliente2", "Carlos", "Muñoz Peláez", 1, null, null],
];

/** The addresses of the demo accounts. */
export const demoEmails: readonly string[] = people.map(([handle]) => `${handle}@travesia.test`);

/** Referrer of each referred demo account, by handle. */
const referrals: Readonly<Record<string, string>> = { cliente: "asesor", cliente2: "asesor2" };

/** Creates the demo accounts, shared as `account:{handle}`: viewers for the seeds that follow. */
export async function seedAccounts(seed: SeedContext): Promise<void> {
  const users = new Map<string, User>();
  for (const [place, [handle, name, lastname, role, lider, gerente]] of people.entries()) {
    const account: NewAccount = {
      name,
      lastname,
      role,
      email: `${handle}@travesia.test`,
      phone: `+57300555${String(1000 + place)}`,
      givesPhone: !isStaff({ role }),
      password: DEMO_PASSWORD,
      liderId: lider ? (users.get(lider)?.id ?? null) : null,
      gerenteId: gerente ? (users.get(gerente)?.id ?? null) : null,
      referredBy: users.get(referrals[handle] ?? "")?.referralCode ?? null,
      details: {
        tipoDocumento: TipoDocumento.cc,
        documentoIdentidad: String(52_100_400 + place * 7_919),
        fechaNacimiento: `${1978 + place}-0${(place % 9) + 1}-15`,
        ciudad: place % 2 ? "Bogotá" : "Medellín",
        direccion: `Calle ${10 + place} # ${20 + place}-${30 + place}`,
        ...(isStaff({ role })
          ? {
              emailVerified: true,
              fechaIngreso: `202${place % 5}-02-01`,
              banco: "Bancolombia",
              numeroCuenta: `0310000${5000 + place}`,
              tipoCuenta: TipoCuenta.ahorros,
            }
          : {}),
      },
    };
    const id = await seed.as(null, createAccount, account);
    const user = await seed.services.orm.em.fork().findOneOrFail(User, { id });
    users.set(handle, user);
    seed.shared.set(`account:${handle}`, viewerOf(user));
  }
}
