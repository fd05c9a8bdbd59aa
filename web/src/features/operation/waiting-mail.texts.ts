import { counted } from "@travesia/api/colombia/spoken";

const of = (count: number) => counted(count, "correo", "correos");

const FOR_GOOD = "No se pueden volver a poner en espera.";

function leaving(count: number): string {
  if (count === 0) return "Desde ahora cada correo a un cliente sale solo.";
  const waiting =
    count === 1
      ? "El correo que espera sale"
      : `Los ${count.toLocaleString("es-CO")} correos que esperan salen`;
  return `${waiting} en menos de un minuto y desde ahora todos salen solos.`;
}

export const waitingMailTexts = {
  title: "Correos en espera",
  lead: "Nada sale a tus clientes hasta que abras los correos. Los códigos, las claves y los correos de tu equipo sí salen. Lo que espera se descarta solo a los 30 días.",
  leadOpen: "Los correos ya están abiertos: estos salen en menos de un minuto.",
  none: "Ningún correo espera. Cuando envíes algo a un cliente, lo verás aquí antes de que salga.",
  banner: (count: number) =>
    count === 1
      ? "1 correo espera: no ha salido a tu cliente."
      : `${count.toLocaleString("es-CO")} correos esperan: no han salido a tus clientes.`,
  review: "Revisar",
  send: "Enviar",
  sendTitle: (count: number) => `Enviar ${of(count)}`,
  sendLead: "Salen ahora a tus clientes, con enlaces nuevos.",
  sendLeadTo: (to: string) => `Sale ahora a ${to}, con un enlace nuevo.`,
  sent: "Correo enviado",
  drop: "Descartar",
  dropTitle: (count: number) => `Descartar ${of(count)}`,
  dropLead: "No salen y su texto se borra. Para escribirle a un cliente tendrás que enviarlo de nuevo.",
  dropLeadTo: (to: string) => `No sale a ${to} y su texto se borra.`,
  dropped: "Correo descartado",
  open: "Abrir los correos",
  openTitle: "Abrir los correos a clientes",
  openLead: (count: number) => `${leaving(count)} ${FOR_GOOD}`,
  opened: "Los correos a tus clientes ya salen solos",
} as const;
