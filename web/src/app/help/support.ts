/** Where support answers: the agency's WhatsApp, given as digits with the country before them. */
export const supportAddress = (whatsapp: string): string =>
  `https://wa.me/${whatsapp}?text=${encodeURIComponent("Hola, necesito ayuda con la plataforma.")}`;
