import { emailProblem } from "@travesia/api/colombia/emails";
import { ofEachText } from "@travesia/api/contracts/contract/contract-texts.rules";
import { unprintedProblem } from "@travesia/api/printed-letters";
import type {
  ItemTipo,
  TipoDocumento,
  TripType,
  UpdateContractInput,
} from "../../../graphql/schema.generated.ts";
import {
  amount,
  choice,
  choiceOrNull,
  fieldsOf,
  text,
  textOrNull,
  trimmed,
  unsent,
  type ValuesOf,
} from "../../../ui/form/fields.ts";
import { typedList } from "../../quotes/quote/typed-list.field.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";
import { planLineFields } from "../plan/plan.form.ts";

interface PromisedItem {
  tipo: ItemTipo;
  descripcion: string;
  detalle: string;
}

const contractLines = {
  ...planLineFields,
  precioTotal: amount(),
  tripType: choiceOrNull<TripType>(),
  origen: text(),
  destino: text(),
  numeroPasajeros: amount(),
  pasajeroTitular: text({ wrong: unprintedProblem }),
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
  noIncluye: typedList,
  ...ofEachText(() => text()),
} satisfies Record<Exclude<keyof UpdateContractInput, "version" | "fechasVencimientoCuotas">, unknown>;

type Planned = Exclude<keyof typeof planLineFields, "formaPago"> | "fechasVencimientoCuotas";

/** Fields of a contract that the form reads; the build fails when a query lacks one. */
type Edited = Pick<ContractRecordFragment, "plan" | Exclude<keyof UpdateContractInput, "version" | Planned>>;

/** Form fields for editing a contract: its payment plan and its other fields. */
export const contractFields = fieldsOf<Edited>()(contractLines);
export type ContractForm = ValuesOf<typeof contractFields>;

/** Returns a text field that is not sent while empty, so that the server sets its default. */
const textOrUnsaid = () => ({ ...text(), send: (value: string): string | undefined => value || undefined });

/** Form fields of a contract without a quote, including its client and the template of its clauses. */
export const newContractFields = fieldsOf<ContractRecordFragment>()({
  ...contractLines,
  nombreCliente: trimmed({ required: "El nombre del cliente es requerido", wrong: unprintedProblem }),
  emailCliente: trimmed({ required: "El email del cliente es requerido", wrong: emailProblem }),
  telefonoCliente: { ...text(), send: (value: string): string | null => value || null },
  templateId: unsent(""),
  pasajeroTitular: { ...textOrUnsaid(), wrong: unprintedProblem },
  documentoTitular: textOrUnsaid(),
});
export type NewContractForm = ValuesOf<typeof newContractFields>;

/** Form fields for converting an approved quote into a contract: payment plan and clauses. */
export const conversionFields = fieldsOf<ContractRecordFragment>()({
  ...planLineFields,
  templateId: unsent(""),
});
