/** Emergency telephone number in Colombia (Ley 1341 de 2009). */
export const EMERGENCY = "123";

/**
 * Returns the countdown to a trip `days` from today: `Faltan 12 días para tu viaje`; null once the trip has
 * begun.
 */
export function countdownText(days: number): string | null {
  if (days < 0) return null;
  if (days === 0) return "Tu viaje empieza hoy";
  return days === 1 ? "Tu viaje empieza mañana" : `Faltan ${days} días para tu viaje`;
}

/** Returns the initial text of a WhatsApp message about a contract. */
export const contractGreeting = (number: string): string => `Hola, te escribo por mi contrato ${number}.`;
