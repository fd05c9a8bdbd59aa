import { calledOnce } from "../../../core/colombia/plain.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import type { HotelPictures } from "../../quotes/calculation/itinerary/hotel-pictures.rules.ts";
import type { ItineraryDay } from "../../quotes/calculation/itinerary/itinerary.type.ts";
import { type AddressRights, pictureRightsSql } from "../../content/picture/picture.sql.ts";
import { NO_CONTRACT } from "../contract/contract.texts.ts";
import type { PromisedItem } from "../contract/print/contract.parts.ts";
import { missingItems } from "../item/item.rules.ts";
import { isPromisedSql } from "../item/item.sql.ts";
import { picturedTrip } from "./trip-pictures.rules.ts";
import { flightsOfItem, stayOfItem, type TripItem } from "./trip.rules.ts";
import type { Trip } from "./trip.types.ts";

interface Kept {
  readonly origin: string;
  readonly destination: string;
  readonly from: string;
  readonly to: string | null;
  readonly daysLeft: number;
  readonly isCancelled: boolean;
  readonly isNational: boolean;
  readonly days: ItineraryDay[] | null;
  readonly pictures: HotelPictures[] | null;
  readonly rights: AddressRights[];
  readonly promises: PromisedItem[];
  readonly exclusions: string[];
  readonly items: (TripItem & { readonly tipo: PromisedItem["tipo"] })[];
}

/** Returns the trip of a contract that the viewer may read: its services and dates. */
export async function tripOf({ read }: Context, id: string): Promise<Trip> {
  const [row] = await read.rows<Kept>(
    sql`select c.origen as origin, c.destino as destination, c.fecha_inicio_viaje as from,
      c.fecha_fin_viaje as to, c.fecha_inicio_viaje - ${bind.today} as "daysLeft",
      c.status = 'cancelled' as "isCancelled", coalesce(q.trip_type = 'nacional', false) as "isNational",
      k.itinerario as days, k.imagenes_hotel as pictures,
      ${pictureRightsSql(sql`array(select jsonb_path_query(k.itinerario, '$[*].imagen') #>> '{}'
        union select jsonb_path_query(k.imagenes_hotel, '$[*].imagenes[*]') #>> '{}')`)} as rights,
      c.contract_item as promises, c.no_incluye as exclusions,
      (select coalesce(json_agg(json_build_object('id', i.id, 'tipo', i.tipo, 'descripcion', i.descripcion,
          'detalle', i.detalle, 'from', i.fecha_inicio, 'until', i.fecha_fin)
          order by i.fecha_inicio nulls last, i.orden), '[]')
        from contract_items i where i.contract_id = c.id and i.requiere_compra
          and i.tipo in ('tickets', 'alojamiento') and ${isPromisedSql}) as items
    from contracts c
    left join quotes q on q.id = c.quote_id
    left join quote_calculations k on k.id = q.calculation_id and k.estado <> 'temporal'
    where c.id = ${id}`,
  );
  if (!row) throw notFound(NO_CONTRACT);
  const { items, promises, pictures, days, rights, ...trip } = row;
  const ofKind = (kind: PromisedItem["tipo"]) => items.filter(({ tipo }) => tipo === kind);
  const flights = ofKind("tickets").flatMap(flightsOfItem);
  const stays = ofKind("alojamiento").map((item) => stayOfItem(item, trip.destination, pictures ?? []));
  const shown = new Set([...flights, ...stays].map(({ itemId }) => itemId));
  const said = missingItems(
    promises,
    items.filter(({ id: itemId }) => shown.has(itemId)),
  );
  return {
    ...trip,
    about: null,
    ...picturedTrip({ stays, days: days ?? [] }, rights),
    flights: flights.sort((a, b) => (a.departs ?? "").localeCompare(b.departs ?? "")),
    inclusions: said.map(({ tipo, descripcion, detalle }) => ({
      tipo,
      text: calledOnce(descripcion, typeof detalle === "string" && detalle).join(" · "),
    })),
  };
}
