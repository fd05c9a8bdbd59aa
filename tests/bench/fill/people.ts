import { oneOf } from "./values.ts";

const names = [
  "Camila",
  "Andrés",
  "Valentina",
  "Santiago",
  "María José",
  "Julián",
  "Paula",
  "Óscar",
  "Natalia",
  "Esteban",
  "Íngrid",
];
const lastnames = [
  "Gómez Arango",
  "Ríos Cárdenas",
  "Muñoz Peláez",
  "Ospina Vélez",
  "Peña Rojas",
  "Quintero Páez",
  "Niño Duque",
];

const people = (role: string, from: string, to: string) => `
  insert into users (id, name, lastname, email, phone, role, password_hash, referral_code, created_at,
    updated_at)
  select i, ${oneOf(names, "i")}, ${oneOf(lastnames, "i / 11")}, 'persona' || i || '@correo.test',
    '+57300' || lpad(i::text, 7, '0'),
    ${role}, '', 'R' || lpad(i::text, 7, '0'), timestamptz '2024-06-01', timestamptz '2024-06-01'
  from generate_series(${from}, ${to}) i`;

/**
 * The first people of a filled database: 1 is the owner, 2 an administrator, then gerentes, líderes,
 * asesores, and clients from 1001 on.
 */
export const firstClient = 1001;
export const owner = 1;
export const administrator = 2;
/** One of the asesores. */
export const seller = 60;
/** Ids of the people who lead the most sellers and meet every condition for being paid. */
export const gerentes = [4, 5, 6, 7, 8, 9] as const;

/** Everybody: a gerente has five líderes, a líder about seven asesores. */
export function peopleRows({
  clients,
  sellers,
}: {
  readonly clients: number;
  readonly sellers: number;
}): readonly string[] {
  return [
    people(
      "case i when 1 then 7 when 2 then 5 when 3 then 6 else case when i < 10 then 4 when i < 40 then 3 else 2 end end",
      "1",
      String(sellers),
    ),
    people("1", String(firstClient), String(firstClient + clients - 1)),
    `update users set lider_id = 10 + id % 30, gerente_id = 4 + (10 + id % 30) % 6 where role = 2`,
    `update users set gerente_id = 4 + id % 6 where role = 3`,
    `select setval('users_id_seq', ${firstClient + clients})`,
  ];
}

/** The asesor of the row with a number, and their superior. */
export const asesorOf = (number: string, sellers: number): string =>
  `(40 + (${number})::bigint * 31 % ${sellers - 39})::int`;
export const liderOf = (asesor: string): string => `(10 + ${asesor} % 30)`;
export const gerenteOf = (asesor: string): string => `(4 + ${liderOf(asesor)} % 6)`;

/** The client of the row with a number. */
export const clientOf = (number: string, clients: number): string =>
  `(${firstClient} + ${number}::bigint * 13 % ${clients})::int`;
