import type { ItemTipo, TipoDocumento, TripType } from "../../../graphql/schema.generated.ts";
import {
  amount,
  choice,
  choiceOrNull,
  fieldsOf,
  text,
  textOrNull,
  type ValuesOf,
} from "../../../ui/form/fields.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";
import { planLineFields } from "../plan/plan.form.ts";

interface PromisedItem {
  tipo: ItemTipo;
  descripcion: string;
  detalle: string;
}

/** The edit form of a contract as it is typed: its payment plan and its own fields. */
export const contractFields = fieldsOf<ContractRecordFragment>()({
  ...planLineFields,
  precioTotal: amount(),
  tripType: choiceOrNull<TripType>(),
  origen: text(),
  destino: text(),
  numeroPasajeros: amount(),
  pasajeroTitular: text(),
  documentoTitular: text(),
  fechaInicioViaje: text(),
  fechaFinViaje: textOrNull(),
  clienteTipoDocumento: choice<TipoDocumento>("cc"),
  clienteDocumentoIdentidad: text(),
  clienteFechaNacimiento: textOrNull(),
  clienteDireccion: text(),
  clienteCiudad: text(),
  clientePais: text(),
  clienteNacionalidad: text(),
  clienteCodigoPostal: text(),
  contractItem: {
    empty: [] as PromisedItem[],
    read: (stored: ContractRecordFragment["contractItem"]): PromisedItem[] =>
      stored.map(({ tipo, descripcion, detalle }) => ({
        tipo: tipo ?? "extras",
        descripcion: descripcion ?? "",
        detalle: typeof detalle === "string" ? detalle : "",
      })),
    send: (items: readonly PromisedItem[]) =>
      items.map(({ tipo, descripcion, detalle }) => ({ tipo, descripcion, detalle: detalle || null })),
  },
  condicionesEspeciales: text(),
  observaciones: text(),
});
export type ContractForm = ValuesOf<typeof contractFields>;
