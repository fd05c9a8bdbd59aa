import { type ActOf, textOf } from "./act.ts";
import { close } from "./closing.ts";
import { inDays } from "./days.ts";
import { type Floor, known, newId, refuseUnless, statement } from "./hand.ts";
import { noticeTo, notified } from "./notices.ts";
import { pesos } from "./words.ts";

interface Variables {
  readonly input: { readonly ids: readonly string[] };
}

interface Line {
  readonly id: string;
  readonly seller: number;
  readonly amount: number;
  readonly payable: boolean;
}

interface Seller {
  readonly id: number;
  readonly limit: number;
  readonly paid: number;
  readonly may: boolean;
}

const sellers = statement(`select u.id from users u where u.id in (select c.vendedor_id from commissions c
  where c.id = any($1)) order by u.id for no key update`);
const lines = statement(`select c.id, c.vendedor_id as seller, c.monto_comision::int as amount,
    c.status = 'approved' and c.clase = 'comision' as payable
  from commissions c where c.id = any($1) or c.vendedor_id = any($2) and c.clase = 'ajuste'
    and c.status = 'approved' and c.payout_id is null and c.mes <= $3 order by c.id for no key update`);
const facts = statement(`select u.id, u.commission_limit::float8 as limit,
    (select coalesce(sum(c.monto_comision), 0) from commissions c where c.vendedor_id = u.id and c.mes = $2
      and (c.status = 'paid' or c.clase = 'ajuste'))::float8 as paid,
    not exists (select from unnest(array['Firma Digital','RUT','Cédula Escaneada','Certificado Bancario',
      'Hoja de Vida']) k (name) where not exists (select from staff_documents d where d.user_id = u.id
      and d.document_name = k.name and d.ended_at is null and d.status = 'approved'))
    and not exists (select from tax_profiles p where p.user_id = u.id)
    and exists (select from no_withholdings n where n.user_id = u.id)
    and not exists (select from approval_rules r where r.second_person_above is not null)
    and not exists (select from payout_approvals a where a.subject_id = any($3)
      and a.status in ('waiting', 'approved'))
    and not exists (select from month_closings k where k.reopened_at is null
      and k.mes = to_char($2::date, 'YYYY-MM')) as may
  from users u where u.id = any($1)`);
const written = statement(`with
  payout as (insert into commission_payouts (id, version, paid_at, mes, lines, sellers, bruto, retefuente,
    rete_ica, neto, paid_by_id, created_at, updated_at)
    values ($1, 1, $2, $3, $4, $5, $6, 0, 0, $6, $7, $2, $2))
  update commissions c set status = 'paid', fecha_pago = $2, mes = $3, payout_id = $1, pagado_por_id = $7,
    retefuente = 0, rete_ica = 0, neto = c.monto_comision, retencion = $8, updated_at = $2
  where c.id = any($9)`);
const answer = statement(`select json_build_object('id', p.id, 'lines', p.lines, 'sellers', p.sellers,
  'neto', p.neto)::text as text from commission_payouts p where p.id = $1`);

/** A person without a tax profile: nothing is withheld. */
const withheld = {
  uvt: null,
  texto: ["Sin perfil tributario: no se retiene nada."],
  tarifa: null,
  ica_desde: null,
  municipio: null,
  tarifa_ica: null,
  procedimiento: null,
  vigente_desde: null,
};

/**
 * The sellers and the lines, held in this order; the facts of each seller by one statement; then the payment
 * and its lines, and one notice to each seller. It refuses where the product has more to work out: for a tax
 * profile, an adjustment, a second person.
 */
const floor: Floor<Variables> = async (hand, { input: { ids } }) => {
  const { run, actor, now } = hand;
  const id = newId();
  const month = `${inDays(0).slice(0, 7)}-01`;
  const held = (await run<{ id: number }>(sellers, [ids])).map((one) => one.id);
  const found = await run<Line>(lines, [ids, held, month]);
  refuseUnless(found.length === ids.length && found.every(({ payable }) => payable));
  const earners = await run<Seller>(facts, [held, month, ids]);
  const bySeller = Map.groupBy(found, ({ seller }) => seller);
  const sumOf = (some: readonly Line[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const history = earners.flatMap(({ id: seller, limit, paid, may }) => {
    const own = bySeller.get(seller) ?? [];
    refuseUnless(may && paid + sumOf(own) <= limit);
    let before = paid;
    return own.map((line) => {
      const detail = {
        montoComision: line.amount,
        retefuente: 0,
        reteIca: 0,
        mes: month,
        paidBefore: before,
        limit,
      };
      before += line.amount;
      return { type: "commission.paid", record: line.id, detail };
    });
  });
  const neto = sumOf(found);
  const totals = { lines: found.length, sellers: held.length, bruto: neto, neto };
  await run(written, [
    ...[id, now, month, found.length, held.length, neto, actor.id, withheld],
    found.map((line) => line.id),
  ]);
  const people = await notified(hand, { ids: held });
  await close(hand, {
    history: [...history, { type: "commission-payout.made", record: id, detail: totals }],
    changed: found.map((line) => `commission:${line.id}`),
    notices: people.map((person) => {
      const own = known(bySeller.get(person.id));
      return noticeTo(hand, person, {
        type: "commission_paid",
        category: "commission",
        title: "Comisiones pagadas",
        message: `Te pagamos ${pesos(sumOf(own))} por ${own.length} comisiones.`,
        priority: "high",
        link: "/my-commissions",
        data: { payout_id: id, commission_ids: own.map((line) => line.id) },
      });
    }),
  });
  return [answer, [id]];
};

/** Fifty approved commissions of six people, paid in one act without a receipt. */
export const payCommissions: ActOf<Variables> = {
  name: "pay-commissions",
  document: `mutation PayCommissions($input: PayCommissionsInput!) {
    payCommissions(input: $input) { id lines sellers neto }
  }`,
  root: "payCommissions",
  by: "owner",
  variables: ({ ids }) => ({ input: { ids: textOf(ids, "commissions").split(" ") } }),
  learned: () => ({}),
  same: ({ lines, sellers }) => ({ lines, sellers }),
  floor,
};
