import { roleLabels, type RoleNumber } from "@travesia/api/permissions";

/** Exact texts of guards and system screens (specification 2.5 and 8.6). */
export const systemTexts = {
  checking: "Verificando permisos...",
  opening: "Abriendo la página",
  denied: {
    title: "Acceso Denegado",
    message: "No tienes permisos suficientes para acceder a esta página.",
    role: (role: number) => `Rol actual: ${roleLabels[role as RoleNumber] ?? "Sin rol"}`,
    back: "Volver",
  },
  inactive: {
    title: "Cuenta Inactiva",
    message:
      "Tu cuenta ha sido desactivada temporalmente. Por favor contacta al administrador para más información.",
    otherAccount: "Iniciar Sesión con Otra Cuenta",
  },
  failure: {
    title: "Oops! Algo salió mal",
    lead: "La página no pudo mostrarse.",
    details: "Detalles del error",
    reload: "Recargar la página",
  },
  late: {
    title: "No se pudo cargar esta página",
    lead: "Puede que no haya conexión o que la aplicación se haya actualizado. Aparecerá sola en cuanto se pueda.",
    retry: "Reintentar",
  },
  away: "Sin conexión. Reintentando…",
  unknown: {
    title: "Esta página no existe",
    message: "Revisa la dirección, o vuelve al inicio.",
    home: "Ir al inicio",
  },
  noHome: "Aún no hay nada para ti en esta parte. Te avisaremos por correo cuando haya novedades.",
} as const;
