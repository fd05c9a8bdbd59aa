import type { QuoteTextReading } from "./pasted-text.types.ts";
import type { Piece, ReadValue, TextDeposit, TextPrice, TextReading } from "./read-value.rules.ts";

type Read<T> = ReadValue<T> | undefined;

const cut = (pieces: readonly Piece[]) => pieces.map(([desde, hasta]) => ({ desde, hasta }));

const plainValue = <T>({ value, pieces }: ReadValue<T>) => ({ valor: value, fragmentos: cut(pieces) });
const single = <T>(read: Read<T>) => (read ? plainValue(read) : null);
const list = <T>(reads: readonly ReadValue<T>[] | undefined) => (reads ?? []).map(plainValue);

const price = ({ value, pieces }: ReadValue<TextPrice>) => ({
  moneda: value.currency,
  valor: value.amount,
  por: value.per ?? null,
  para: value.para ?? null,
  hotel: value.hotel ?? null,
  temporada: value.temporada ?? null,
  desde: value.desde ?? false,
  neto: value.neto ?? false,
  masImpuestos: value.masImpuestos ?? false,
  fragmentos: cut(pieces),
});

const deposit = ({ value, pieces }: ReadValue<TextDeposit>) => ({
  moneda: value.currency ?? null,
  valor: value.amount ?? null,
  por: value.per ?? null,
  porcentaje: value.porcentaje ?? null,
  fragmentos: cut(pieces),
});

const whole = <T extends object>({ value, pieces }: ReadValue<T>) => ({ ...value, fragmentos: cut(pieces) });

/** Returns a reading as the API answers it. */
export function readingAnswer({ singles, lists, questions }: TextReading): QuoteTextReading {
  const { presupuesto, abono, cuotas } = singles;
  return {
    nombreCliente: single(singles.nombreCliente),
    telefonoCliente: single(singles.telefonoCliente),
    emailCliente: single(singles.emailCliente),
    fechaIda: single(singles.fechaIda),
    fechaRegreso: single(singles.fechaRegreso),
    noches: single(singles.noches),
    numeroPersonas: single(singles.numeroPersonas),
    adultos: single(singles.adultos),
    menores: single(singles.menores),
    infantes: single(singles.infantes),
    categoria: single(singles.categoria),
    acomodacion: single(singles.acomodacion),
    habitaciones: single(singles.habitaciones),
    alimentacion: single(singles.alimentacion),
    presupuesto: presupuesto ? price(presupuesto) : null,
    abono: abono ? deposit(abono) : null,
    cuotas: cuotas ? { ...whole(cuotas), moneda: cuotas.value.currency ?? null } : null,
    descuento: single(singles.descuento),
    comision: single(singles.comision),
    minimoPersonas: single(singles.minimoPersonas),
    cupos: single(singles.cupos),
    vigencia: single(singles.vigencia),
    origen: list(lists.origen),
    destino: list(lists.destino),
    salidas: list(lists.salidas),
    edadesMenores: list(lists.edadesMenores),
    edadesInfantes: list(lists.edadesInfantes),
    hotel: list(lists.hotel),
    proveedor: list(lists.proveedor),
    aerolinea: list(lists.aerolinea),
    vuelos: (lists.vuelos ?? []).map(whole),
    equipaje: list(lists.equipaje),
    incluye: list(lists.incluye),
    noIncluye: list(lists.noIncluye),
    excursiones: list(lists.excursiones),
    precios: (lists.precios ?? []).map(price),
    suplementos: (lists.suplementos ?? []).map(price),
    vigenciaViaje: (lists.vigenciaViaje ?? []).map(whole),
    preguntas: questions.map(({ field, question, pieces }) => ({
      campo: field,
      pregunta: question,
      fragmentos: cut(pieces),
    })),
  };
}
