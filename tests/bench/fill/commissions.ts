import { marks, uuidOf } from "./values.ts";

/**
 * Statements for the commissions of the asesor, the líder and the gerente of each completed contract; a third
 * is paid, a third approved, a third waits; each has an objection, and a few of these have no answer yet.
 */
export const commissionRows: readonly string[] = [
  `insert into commissions (id, created_at, updated_at, contract_id, vendedor_id, tipo_vendedor, porcentaje,
    monto_base, monto_comision, status,
      fecha_generacion, fecha_aprobacion, fecha_pago, mes, pagado_por_id)
    select ${uuidOf(marks.commissions, "n.number * 4 + k")}, at, at, n.id,
      (array[n.asesor_id, n.lider_id, n.gerente_id])[k],
      (array['asesor', 'lider', 'gerente'])[k], 4 - k, n.precio_total, n.precio_total * (4 - k) / 100,
        state, at,
      case when state <> 'generated' then at + interval '2 days' end,
        case when state = 'paid' then at + interval '5 days' end,
      case when state = 'paid' then date_trunc('month', at)::date end, case when state = 'paid' then 3 end
    from (select c.*, row_number() over (order by c.id) as number from contracts c
      where c.status = 'completed') n
      cross join generate_series(1, 3) k
      cross join lateral (select n.completed_at + k * interval '1 second' as at,
        (array['generated', 'approved', 'paid'])[1 + n.number % 3] as state) v`,
  `insert into commission_objections (id, created_at, updated_at, commission_id, author_id, texto, status,
    due_on, respuesta, answered_by_id, ended_at)
    select ${uuidOf(marks.objections, "n.number")}, at, at, n.id, n.vendedor_id, 'No es lo acordado',
      case when open then 'abierta' else 'no_aceptada' end, (at + interval '7 days')::date,
      case when open then null else 'Así se acordó' end, case when open then null else 3 end,
      case when open then null else at + interval '3 days' end
    from (select c.*, row_number() over (order by c.id) as number from commissions c) n
      cross join lateral (select n.fecha_generacion + interval '1 day' as at, n.number % 40 = 0 as open) v`,
];
