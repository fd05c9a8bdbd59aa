import { instantOf, marks, oneOf, uuidOf } from "./values.ts";

const tables = ["quotes", "contracts"];
const cities = ["Bogotá", "Medellín", "Cali", "Villavicencio", "Bucaramanga"];

/** A customer for each client, and others whom a file brought; their sellers are written at the end. */
export function customerRows({ others }: { readonly others: number }): readonly string[] {
  const of = uuidOf(marks.customers, "u.id");
  return [
    ...tables.map((table) => `alter table ${table} disable trigger ${table}_tell_their_customer`),
    `insert into customers (id, created_at, updated_at, name, email, telefono, source, account_id)
    select ${of}, u.created_at, u.created_at, u.name || ' ' || u.lastname, u.email, u.phone, 'quote',
      u.id
    from users u where u.role = 1`,
    `insert into customer_keys (id, customer_id, key)
    select ${uuidOf(marks.customerKeys, "u.id")}, ${of}, customer_mail_key(u.email)
    from users u where u.role = 1`,
    `insert into customers (id, created_at, updated_at, name, telefono, tipo_documento, documento_identidad,
      ciudad, source)
    select ${uuidOf(marks.otherCustomers, "i")}, at, at, 'Viajero ' || i, '+573' || lpad(i::text, 9, '0'),
      'cc', (10000000 + i)::text, ${oneOf(cities, "i")}, 'import'
    from generate_series(1, ${others}) i cross join lateral (select ${instantOf("i", others)} as at) v`,
  ];
}

/**
 * Statements that compute, for each customer, the people on their quotes and contracts, as the triggers
 * otherwise do row by row, and enable these triggers again.
 */
export const reachOfCustomers: readonly string[] = [
  `select customer_reach(c.id) from customers c
   where exists (select from quotes q where q.customer_id = c.id)`,
  ...tables.map((table) => `alter table ${table} enable trigger ${table}_tell_their_customer`),
];
