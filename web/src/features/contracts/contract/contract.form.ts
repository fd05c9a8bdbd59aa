import type {
  ItemTipo,
  TipoDocumento,
  TripType,
  UpdateContractInput,
} from "../../../graphql/schema.generated.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";
import { planInput, type PlanForm } from "../plan/plan.form.ts";

/** The edit form of a contract as it is typed: its own fields and its payment plan. */
export interface ContractForm extends PlanForm {
  precioTotal: number | null;
  tripType: TripType | "";
  origen: string;
  destino: string;
  numeroPasajeros: number | null;
  pasajeroTitular: string;
  documentoTitular: string;
  fechaInicioViaje: string;
  fechaFinViaje: string;
  clienteTipoDocumento: TipoDocumento;
  clienteDocumentoIdentidad: string;
  clienteFechaNacimiento: string;
  clienteDireccion: string;
  clienteCiudad: string;
  clientePais: string;
  clienteNacionalidad: string;
  clienteCodigoPostal: string;
  contractItem: { tipo: ItemTipo; descripcion: string; detalle: string }[];
  condicionesEspeciales: string;
  observaciones: string;
}

/** The form of a contract as it stands. */
export function formOf(contract: ContractRecordFragment): ContractForm {
  const initial = contract.plan.find(({ tipo }) => tipo === "inicial");
  const shares = contract.plan.filter(({ tipo }) => tipo !== "inicial");
  return {
    formaPago: contract.formaPago,
    tieneCuotaInicial: initial !== undefined,
    cuotaInicialPorcentaje: initial ? Math.round((initial.monto * 10_000) / contract.precioTotal) / 100 : 30,
    cuotaInicialMonto: initial?.monto ?? null,
    fechaVencimientoInicial: initial?.fechaVencimiento ?? "",
    numeroCuotasRestantes: shares.length,
    fechas: shares.map(({ fechaVencimiento }) => ({ dia: fechaVencimiento })),
    precioTotal: contract.precioTotal,
    tripType: contract.tripType ?? "",
    origen: contract.origen,
    destino: contract.destino,
    numeroPasajeros: contract.numeroPasajeros,
    pasajeroTitular: contract.pasajeroTitular ?? "",
    documentoTitular: contract.documentoTitular ?? "",
    fechaInicioViaje: contract.fechaInicioViaje,
    fechaFinViaje: contract.fechaFinViaje ?? "",
    clienteTipoDocumento: contract.clienteTipoDocumento,
    clienteDocumentoIdentidad: contract.clienteDocumentoIdentidad ?? "",
    clienteFechaNacimiento: contract.clienteFechaNacimiento ?? "",
    clienteDireccion: contract.clienteDireccion ?? "",
    clienteCiudad: contract.clienteCiudad ?? "",
    clientePais: contract.clientePais,
    clienteNacionalidad: contract.clienteNacionalidad,
    clienteCodigoPostal: contract.clienteCodigoPostal ?? "",
    contractItem: contract.contractItem.map(({ tipo, descripcion, detalle }) => ({
      tipo: tipo ?? "extras",
      descripcion: descripcion ?? "",
      detalle: typeof detalle === "string" ? detalle : "",
    })),
    condicionesEspeciales: contract.condicionesEspeciales ?? "",
    observaciones: contract.observaciones ?? "",
  };
}

/** What the server is sent of the form; `version` is the one that was opened. */
export function updateInput(form: ContractForm, version: number): UpdateContractInput {
  const { tripType, fechaFinViaje, clienteFechaNacimiento, contractItem, precioTotal, numeroPasajeros } =
    form;
  return {
    ...planInput(form),
    version,
    precioTotal,
    numeroPasajeros,
    tripType: tripType || null,
    origen: form.origen,
    destino: form.destino,
    pasajeroTitular: form.pasajeroTitular,
    documentoTitular: form.documentoTitular,
    fechaInicioViaje: form.fechaInicioViaje,
    fechaFinViaje: fechaFinViaje || null,
    clienteTipoDocumento: form.clienteTipoDocumento,
    clienteDocumentoIdentidad: form.clienteDocumentoIdentidad,
    clienteFechaNacimiento: clienteFechaNacimiento || null,
    clienteDireccion: form.clienteDireccion,
    clienteCiudad: form.clienteCiudad,
    clientePais: form.clientePais,
    clienteNacionalidad: form.clienteNacionalidad,
    clienteCodigoPostal: form.clienteCodigoPostal,
    contractItem: contractItem.map(({ tipo, descripcion, detalle }) => ({
      tipo,
      descripcion,
      detalle: detalle || null,
    })),
    condicionesEspeciales: form.condicionesEspeciales,
    observaciones: form.observaciones,
  };
}
