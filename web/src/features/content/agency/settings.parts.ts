import { contentPaths } from "../content.paths.ts";

/** Settings pages by their value in the address (`?ver=`), in order. */
export const settingsParts = {
  uso: {
    title: "Lo que usa la agencia",
    lead: "Equipos, reservas, rifas, puntos y aprobaciones que aparecen en el menú",
  },
  datos: { title: "Datos de la agencia", lead: "Nombre, NIT, RNT, contacto y avisos legales" },
  marca: { title: "Marca y redes", lead: "Logo, color y perfiles" },
  horario: { title: "Horario y soporte", lead: "Cuándo atienden y a quién pide ayuda el equipo" },
  firma: { title: "Quién firma", lead: "La persona que firma los contratos por la agencia" },
  cuentas: { title: "Cuentas", lead: "Dónde pagan los clientes" },
  pagos: { title: "Bre-B y pagos en línea", lead: "Tope por transferencia y aceptaciones" },
  aprobacion: { title: "Segunda persona", lead: "Desde qué valor un pago lo aprueban dos" },
  seguridad: { title: "Seguridad", lead: "Qué roles entran con verificación en dos pasos" },
  servicio: { title: "Cuentas de servicio", lead: "Programas que trabajan para la agencia, y sus tokens" },
  accesos: {
    title: "Accesos que siguen abiertos",
    lead: "Lo que abre sin una sesión: tokens, webhooks, enlaces",
  },
  numeracion: { title: "Numeración", lead: "Rangos de la DIAN para facturas y documentos" },
  seguimientos: { title: "Seguimientos", lead: "Lo que se escribe al día siguiente, a los 3 y a los 7 días" },
  mensajes: { title: "Mensajes", lead: "Los textos de WhatsApp que manda el equipo" },
  conservacion: { title: "Conservación de datos", lead: "Cuándo se borra lo viejo, y a quién olvidar" },
  rifas: { title: "Cifras de las rifas", lead: "Derecho de explotación y administración" },
} as const;
export type SettingsPart = keyof typeof settingsParts;

/** Returns the settings page named in the address; null for the list of all pages. */
export const settingsPartOf = ({ ver = "" }: Readonly<Record<string, string>>): SettingsPart | null =>
  Object.hasOwn(settingsParts, ver) ? (ver as SettingsPart) : null;

/** Returns the address of a settings page. */
export const settingsPartAddress = (part: SettingsPart): string =>
  `${contentPaths.settings.to()}?ver=${part}`;
