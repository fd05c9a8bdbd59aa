/** Smallest configuration of a real installation: it keeps its mails. */
export const production = {
  NODE_ENV: "production",
  JWT_SECRET: "un-secreto-de-prueba-de-32-caracteres",
  PUBLIC_URL: "https://viajes.example.com",
  SMTP_URL: "none",
} as const;
