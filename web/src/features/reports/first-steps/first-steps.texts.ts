export const firstStepsTexts = {
  title: "Primeros pasos",
  done: "Hecho",
  customers: "Trae tus clientes",
  customersHint: "Desde tu hoja de cálculo: revisas línea por línea antes de guardar.",
  providers: "Trae tus proveedores",
  providersHint: "Con su NIT y sus datos de pago; los eliges al comprar.",
  pastSales: "Trae las ventas del año pasado",
  pastSalesHint: "Así comparas desde el primer mes.",
  quotes: "Haz tu primera cotización",
  quotesHint: "Al lado ves la propuesta como la recibe tu cliente.",
  mails: "Abre los correos a tus clientes",
  mailsHint: "Hasta entonces esperan y los revisas uno por uno.",
} as const;
