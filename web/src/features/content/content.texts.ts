import type { TextKey } from "@travesia/api/content/page-text/page-text.rules";

export const contentTexts = {
  noVideos: "No hay videos disponibles.",
  noTraining: "No hay capacitaciones disponibles.",
  videoSaved: "¡Video guardado exitosamente!",
  popupUpdated: "Popup actualizado exitosamente!",
  noPopup: "Hoy no hay novedades. Vuelve pronto.",
  panel: "Gestionar Página",
  panelLead: "Lo que ven los visitantes: imágenes, videos, avisos y textos.",
} as const;

/** Explanation of each editable text's use. */
export const textHints: Readonly<Record<TextKey, string>> = {
  hero: "El saludo con el que empieza la página de inicio.",
  about: "La página «Sobre nosotros».",
  policies: "La página de políticas, con lo que pide la Ley 1581 de 2012.",
  terms: "La página de términos y condiciones.",
  agreements: "El bloque de convenios de la página de inicio.",
  contact: "Lo que acompaña al formulario de contacto.",
  notice_children: "Aviso legal al pie de páginas, correos y documentos.",
  notice_data: "Aviso legal al pie de páginas, correos y documentos.",
  notice_consumer: "Aviso legal al pie de páginas, correos y documentos.",
};
