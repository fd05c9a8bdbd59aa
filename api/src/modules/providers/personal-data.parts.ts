import type { PersonalPart } from "../../core/read/personal-data.ts";
import { sql } from "../../core/read/sql.ts";

/** Data stored about a person as a provider's contact, found by the person's confirmed e-mail. */
export const personalContacts: readonly PersonalPart[] = [
  {
    title: "Contacto de proveedores",
    select: (person) => sql`select v.name as "Proveedor", c->>'name' as "Nombre", c->>'position' as "Cargo",
      c->>'phone' as "Teléfono", c->>'email' as "Correo"
     from users u, providers v, jsonb_array_elements(v.contacts) c
     where u.id = ${person} and u.email_verified and c->>'email' = u.email
       and v.search_text like '%' || u.email || '%'
     order by v.name`,
    proven: ({
      email,
    }) => sql`select v.name as "Proveedor", c->>'name' as "Nombre", c->>'position' as "Cargo",
      c->>'phone' as "Teléfono", c->>'email' as "Correo"
     from providers v, jsonb_array_elements(v.contacts) c where c->>'email' = ${email}
       and v.contacts @> ${email === null ? "[]" : JSON.stringify([{ email }])}::jsonb order by v.name`,
  },
];
