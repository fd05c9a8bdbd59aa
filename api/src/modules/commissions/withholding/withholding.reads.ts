import type { Context } from "../../../core/context.ts";
import { sql } from "../../../core/read/sql.ts";
import { earnerRoles } from "../../accounts/staff.rules.ts";
import type { TaxedPerson } from "./withholding.types.ts";

/** Returns the active people who earn commissions, with their tax profiles, sorted by name. */
export async function taxedPeople({ read }: Context): Promise<TaxedPerson[]> {
  const people = await read.rows<TaxedPerson>(sql`select u.id, u.name || ' ' || u.lastname as nombre, u.role,
      case when p.id is not null then json_build_object('id', p.id, 'userId', p.user_id,
        'procedimiento', p.procedimiento, 'factura', p.factura, 'vinculo', p.vinculo, 'dane', p.dane,
        'version', p.version, 'createdAt', p.created_at, 'updatedAt', p.updated_at) end as perfil,
      (select i.municipio from ica_rates i where i.dane = p.dane
        order by i.vigente_desde desc, i.created_at desc, i.id desc limit 1) as municipio
    from users u left join tax_profiles p on p.user_id = u.id
    where u.is_active and u.role = any(${[...earnerRoles]}::int[])
    order by plain_text(u.name), plain_text(u.lastname), u.id`);
  return read.workedOut(people);
}
