import { aDrawing } from "../../support/drawing.ts";
import { type ActOf, textOf } from "./act.ts";
import { close } from "./closing.ts";
import { inDays } from "./days.ts";
import { keepFile } from "./files.ts";
import { type Floor, known, newId, refuseUnless, statement } from "./hand.ts";
import { noticeTo, notified } from "./notices.ts";
import { MONEY } from "./roles.ts";
import { pesos } from "./words.ts";

interface Variables {
  readonly id: string;
  readonly input: { readonly proveedor: string; readonly costo: number; readonly fechaCompra: string };
}

interface Contract {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly seller: number;
  readonly mes: string | null;
}

interface Item {
  readonly descripcion: string;
  readonly quoted: number;
}

const contract = statement(`select c.id, c.contract_number as number, c.status, c.asesor_id as seller,
    (select min(k.mes) from month_closings k where k.reopened_at is null and k.mes = $2) as mes
  from contracts c where c.id = (select i.contract_id from contract_items i where i.id = $1) for update`);
const item = statement(`select i.descripcion, i.precio_total::int as quoted from contract_items i
  where i.id = $1 and i.status = 'pendiente_compra' for update`);
const provider = statement(`select p.id from providers p where p.merged_into_id is null
  and p.id = (select n.provider_id from provider_names n where n.key = provider_key($1)) for share`);
const written = statement(`with
  file as (insert into stored_files (id, key, filename, content_type, size, sha256, owner_type, owner_id,
    created_by, created_at) values ($4, $5, 'factura.png', 'image/png', $6, $7, 'purchase', $8, $3, $2)),
  purchase as (insert into purchases (id, created_at, updated_at, version, comprobante_file_id,
    comprobante_key, comprobante_filename, comprobante_content_type, contract_item_id, proveedor, provider_id,
    costo, costo_cotizado, diferencia_precio, fecha_compra, tipo_comprobante, tipo_pago, numero_cuotas,
    saldo_pendiente, created_by_id)
    values ($8::uuid, $2, $2, 1, $4, $5, 'factura.png', 'image/png', $1, $9, $10, $11, $12, $13, $14,
      'factura', 'contado', 1, $11, $3))
  update contract_items set status = 'comprado_pendiente', updated_at = $2 where id = $1`);
const answer = statement(`select json_build_object('purchase', json_build_object('id', p.id, 'costo', p.costo,
    'estadoPago', case when p.saldo_pendiente = 0 then 'pagado'
      when p.fecha_vencimiento_pago < current_date then 'vencido' else 'pendiente' end,
    'diferenciaPrecio', p.diferencia_precio), 'item', json_build_object('id', i.id, 'status', i.status,
    'version', i.version))::text as text
  from purchases p join contract_items i on i.id = p.contract_item_id where p.id = $1`);

/**
 * The receipt's file; the contract and the item, held; the provider; then the purchase with its file and the
 * item that is bought; and minor notices to accounting and to the seller.
 */
const floor: Floor<Variables> = async (hand, { id, input: { proveedor, costo, fechaCompra } }) => {
  const { run, actor, now } = hand;
  const { key, size, sha256 } = await keepFile(known(hand.file), now);
  const of = known((await run<Contract>(contract, [id, fechaCompra.slice(0, 7)]))[0]);
  refuseUnless(of.status !== "draft" && of.status !== "cancelled" && of.mes === null);
  const { descripcion, quoted } = known((await run<Item>(item, [id]))[0]);
  const from = known((await run<{ id: string }>(provider, [proveedor]))[0]);
  const purchase = newId();
  const difference = costo - quoted;
  await run(written, [
    ...[id, now, actor.id, newId(), key, size, sha256, purchase, proveedor, from.id, costo, quoted],
    ...[difference, fechaCompra],
  ]);
  const people = await notified(hand, { ids: [of.seller], roles: MONEY });
  const bought = `«${descripcion}» del contrato ${of.number}`;
  const detail = {
    contractId: of.id,
    itemId: id,
    proveedor,
    costo,
    diferencia: difference,
    cuotas: 1,
  };
  await close(hand, {
    history: [{ type: "purchase.registered", record: purchase, detail }],
    changed: [`purchase:${purchase}`, `contract:${of.id}`, `item:${id}`],
    notices: people.map((person) =>
      noticeTo(hand, person, {
        type: "purchase_registered",
        category: "purchase",
        title: "Servicio comprado",
        message:
          person.id === of.seller
            ? `${bought} ya está comprado.`
            : `${bought} se compró a ${proveedor} por ${pesos(costo)}.`,
        priority: "low",
        link: `/contratos/${of.id}?pestana=compras`,
        data: { contract_id: of.id, purchase_id: purchase },
        contract: of.id,
      }),
    ),
  });
  return [answer, [purchase]];
};

const receipt = Buffer.from(aDrawing().split(",")[1] ?? "", "base64");

/** An item of a signed contract, bought with its receipt, to be paid later. */
export const buyItem: ActOf<Variables> = {
  name: "buy-item",
  document: `mutation BuyItem($id: ID!, $input: BuyItemInput!, $file: Upload!) {
    buyItem(id: $id, input: $input, file: $file) {
      purchase { id costo estadoPago diferenciaPrecio } item { id status version }
    }
  }`,
  root: "buyItem",
  by: "owner",
  file: { name: "factura.png", type: "image/png", bytes: receipt },
  // The item has the id of its contract, but for the first eight digits.
  variables: ({ ids }) => ({
    id: `ffffffff${textOf(ids, "contract").slice(8)}`,
    input: { proveedor: "Avianca", costo: 1_200_000, fechaCompra: inDays(-1) },
  }),
  learned: () => ({}),
  same: ({ purchase, item: bought }) => {
    const [{ id: _, ...cost }, { id: __, ...state }] = [purchase, bought] as [object & Ids, object & Ids];
    return { ...cost, ...state };
  },
  floor,
};

interface Ids {
  readonly id: string;
}
