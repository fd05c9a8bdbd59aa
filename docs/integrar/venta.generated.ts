/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Acomodación de los viajeros. */
export type Acomodacion =
  /** Para cuatro. */
  | 'cuadruple'
  /** Para dos. */
  | 'doble'
  /** Para una familia. */
  | 'familiar'
  /** Para una persona. */
  | 'sencilla'
  /** En suite. */
  | 'suite'
  /** Para tres. */
  | 'triple';

/** Estado de un contrato. */
export type ContractStatus =
  /** Activo. */
  | 'active'
  /** Cancelado. */
  | 'cancelled'
  /** Completado. */
  | 'completed'
  /** Borrador. */
  | 'draft'
  /** Firmado. */
  | 'signed';

/** Una cotización nueva: quién pide, a dónde y cuándo. */
export type CreateQuoteInput = {
  /** Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó. */
  aceptaTratamiento?: boolean | null | undefined;
  /** Cómo se acomodan los viajeros en el hotel. */
  acomodacion?: Acomodacion | null | undefined;
  /** Cuántos adultos. */
  adultos?: number | null | undefined;
  /** Alimentación que se pide. */
  alimentacion?: string | null | undefined;
  /** Quién la vende, si quien la hace puede asignar; si no, la vende quien la hace. */
  asesorId?: number | null | undefined;
  /** Código de referido con el que llegó un visitante. */
  codigoReferido?: string | null | undefined;
  /** Motivo del descuento, en palabras de quien lo puso. */
  descuentoMotivo?: string | null | undefined;
  /** Descuento sobre el precio calculado, en puntos porcentuales. */
  descuentoPorcentaje?: number | null | undefined;
  /** Destino del viaje. */
  destino: string;
  /** Qué atención necesitan. */
  detallesAtencionEspecial?: string | null | undefined;
  /** Edades de los infantes, en meses. */
  edadesInfantes?: Array<number> | null | undefined;
  /** Edades de los menores, en años. */
  edadesMenores?: Array<number> | null | undefined;
  /** Edades de menores e infantes en años; la forma anterior de las dos listas. */
  edadesNinos?: Array<number> | null | undefined;
  /** Correo de quien compra el viaje. */
  emailCliente?: string | null | undefined;
  /** Día de la ida. */
  fechaIda: string;
  /** Día del regreso; nulo si es solo de ida. */
  fechaRegreso?: string | null | undefined;
  /** Cuántos infantes, menores de dos años. */
  infantes?: number | null | undefined;
  /** Cuántos menores de edad. */
  menores?: number | null | undefined;
  /** Menores e infantes juntos; la forma anterior de contarlos. */
  ninos?: number | null | undefined;
  /** Nombre de quien compra el viaje. */
  nombreCliente: string;
  /** Cuántas personas viajan. */
  numeroPersonas?: number | null | undefined;
  /** Observaciones de quien lo registró. */
  observaciones?: string | null | undefined;
  /** Lugar desde donde se viaja. */
  origen?: string | null | undefined;
  /** Número del paquete desde el que pide un visitante. */
  paqueteId?: number | null | undefined;
  /** Personas que necesitan atención especial. */
  personasAtencionEspecial?: number | null | undefined;
  /** Precio en COP de una cotización sencilla, sin cálculo. */
  precioTotal?: number | null | undefined;
  /** Prioridad. */
  priority?: QuotePriority | null | undefined;
  /** Teléfono de quien compra el viaje. */
  telefonoCliente: string;
  /** Clase o categoría de hotel que se pide. */
  tipoHotel?: string | null | undefined;
  /** Tipo de viaje. */
  tripType?: TripType | null | undefined;
};

/** Medio exacto con el que pagó el cliente. */
export type MedioDePago =
  /** Bre-B. */
  | 'bre_b'
  /** Cheque. */
  | 'cheque'
  /** Consignación. */
  | 'consignacion'
  /** Corresponsal bancario. */
  | 'corresponsal'
  /** Tarjeta (datáfono). */
  | 'datafono'
  /** Daviplata. */
  | 'daviplata'
  /** Efectivo. */
  | 'efectivo'
  /** Nequi. */
  | 'nequi'
  /** PSE. */
  | 'pse'
  /** Transferencia. */
  | 'transferencia'
  /** Wompi (Pago en línea). */
  | 'wompi';

/** Un pasajero como se envía; en texto, para decir en qué fila está el error. */
export type PassengerInput = {
  /** Adulto que acompaña a un menor. */
  acompanante?: string | null | undefined;
  /** Apellidos, como están en el documento. */
  apellido?: string | null | undefined;
  /** Ciudad de esa dirección. */
  ciudad?: string | null | undefined;
  /** Dirección donde vive o recibe correspondencia. */
  direccion?: string | null | undefined;
  /** Número del documento de identidad. */
  documentoIdentidad?: string | null | undefined;
  /** Correo electrónico. */
  email?: string | null | undefined;
  /** Día en que nació. */
  fechaNacimiento?: string | null | undefined;
  /** Nombres de la persona. */
  nombre?: string | null | undefined;
  /** País donde vive. */
  pais?: string | null | undefined;
  /** Si ya está el permiso de salida del país de un menor. */
  permisoSalida?: boolean | null | undefined;
  /** Teléfono, con su indicativo: `+57…`. */
  telefono?: string | null | undefined;
  /** Tipo del documento de identidad. */
  tipoDocumento?: string | null | undefined;
  /** Si es el titular. */
  titular?: boolean | null | undefined;
  /** Último día de vigencia del pasaporte. */
  vencimientoPasaporte?: string | null | undefined;
  /** Versión de la edición: guardar sobre una anterior se rechaza. */
  version?: number | null | undefined;
  /** Con quién viaja un menor. */
  viajaCon?: ViajaCon | null | undefined;
};

/** Estado de un pago del cliente. */
export type PaymentStatus =
  /** Pendiente. */
  | 'pending'
  /** Rechazado. */
  | 'rejected'
  /** Verificado. */
  | 'verified';

/** Prioridad de una cotización. */
export type QuotePriority =
  /** Alta. */
  | 'high'
  /** Baja. */
  | 'low'
  /** Normal. */
  | 'normal';

/** Estado de una cotización. */
export type QuoteStatus =
  /** Aprobada. */
  | 'approved'
  /** Completada. */
  | 'completed'
  /** Convertida. */
  | 'converted'
  /** Expirada. */
  | 'expired'
  /** Pendiente. */
  | 'pending'
  /** Pendiente de pasajeros. */
  | 'pending_passengers'
  /** Rechazada. */
  | 'rejected'
  /** Re-cotización. */
  | 'requote'
  /** Enviada. */
  | 'sent';

/** Pago de un cliente por un contrato. */
export type RegisterPaymentInput = {
  /** Si quien lo hace vio que puede repetir otro pago y lo acepta. */
  aceptaDuplicado?: boolean | null | undefined;
  /** Identificador del contrato. */
  contractId: string;
  /** Cuenta de la agencia que recibió el pago; nulo si no se sabe. */
  cuentaAgenciaId?: string | null | undefined;
  /** Día en que pagó el cliente. */
  fechaPago: string;
  /** Medio exacto de pago. */
  medio?: MedioDePago | null | undefined;
  /** Valor en COP. */
  monto: number;
  /** Observaciones de quien lo registró. */
  observaciones?: string | null | undefined;
  /** Lo que el cliente retuvo; nulo si nada. */
  retencion?: WithheldInput | null | undefined;
  /** Medio de pago, en grueso. */
  tipoPago?: TipoPago | null | undefined;
};

/** Medio con el que pagó el cliente. */
export type TipoPago =
  /** Con cheque. */
  | 'cheque'
  /** En efectivo. */
  | 'efectivo'
  /** Con tarjeta en datáfono. */
  | 'tarjeta'
  /** Transferencia o consignación. */
  | 'transferencia'
  /** En línea por Wompi. */
  | 'wompi';

/** Tipo de viaje. */
export type TripType =
  /** Solo hotel. */
  | 'hotel'
  /** Viajes Internacionales. */
  | 'internacional'
  /** Viajes Nacionales. */
  | 'nacional'
  /** Operador del Llano. */
  | 'operadorLlano';

/** Con quién viaja un menor de edad. */
export type ViajaCon =
  /** Con ambos padres. */
  | 'ambos_padres'
  /** Con otra persona. */
  | 'otra_persona'
  /** Con uno de sus padres. */
  | 'padre_o_madre';

/** Lo que el cliente retuvo en un pago, por impuesto, y su certificado. */
export type WithheldInput = {
  /** Número del certificado de retención; sin valor si no ha llegado. */
  certificado?: string | null | undefined;
  /** Día del certificado de retención. */
  certificadoDia?: string | null | undefined;
  /** Retención de ICA en COP. */
  ica?: number | null | undefined;
  /** Retención de IVA en COP. */
  iva?: number | null | undefined;
  /** Retención en la fuente (renta) en COP. */
  renta?: number | null | undefined;
};

export type CrearCotizacionMutationVariables = Exact<{
  input: CreateQuoteInput;
}>;


export type CrearCotizacionMutation = { createQuote: { id: string, quoteNumber: string } };

export type PonerPrecioMutationVariables = Exact<{
  id: string;
  precioTotal: number;
}>;


export type PonerPrecioMutation = { updateQuote: { status: QuoteStatus } };

export type EnviarCotizacionMutationVariables = Exact<{
  id: string;
}>;


export type EnviarCotizacionMutation = { sendQuote: { emailInfo: { to: string } } };

export type AprobarCotizacionMutationVariables = Exact<{
  id: string;
}>;


export type AprobarCotizacionMutation = { approveQuote: { quote: { status: QuoteStatus } } };

export type GuardarPasajerosMutationVariables = Exact<{
  id: string;
  passengers: Array<PassengerInput> | PassengerInput;
}>;


export type GuardarPasajerosMutation = { savePassengers: { quote: { status: QuoteStatus } } };

export type CrearContratoMutationVariables = Exact<{
  quoteId: string;
}>;


export type CrearContratoMutation = { createContract: { id: string, contractNumber: string } };

export type EnviarContratoMutationVariables = Exact<{
  id: string;
}>;


export type EnviarContratoMutation = { sendContract: { status: ContractStatus } };

export type RegistrarPagoMutationVariables = Exact<{
  input: RegisterPaymentInput;
  clave: string;
}>;


export type RegistrarPagoMutation = { registerPayment: { id: string, status: PaymentStatus } };

export type LeerContratoQueryVariables = Exact<{
  id: string;
}>;


export type LeerContratoQuery = { contract: { contractNumber: string, status: ContractStatus, precioTotal: number, saldoPendiente: number } | null };
