/** Names of the environment variables that the build must define. */
export const requiredVariables = ["VITE_API_URL", "VITE_APP_NAME", "VITE_WOMPI_PUBLIC_KEY"] as const;

const MISSING_VARIABLES = "Variables de entorno requeridas no definidas";

type Variables = Record<string, unknown>;

/**
 * Returns the three variables the application cannot do without.
 * @throws Error `Variables de entorno requeridas no definidas` when one is missing or empty.
 */
export function readEnvironment(variables: Variables) {
  const text = (name: (typeof requiredVariables)[number]) => {
    const value = variables[name];
    if (typeof value !== "string" || value.trim() === "") throw new Error(MISSING_VARIABLES);
    return value.trim();
  };
  return {
    apiUrl: text("VITE_API_URL"),
    appName: text("VITE_APP_NAME"),
    wompiPublicKey: text("VITE_WOMPI_PUBLIC_KEY"),
  };
}

export type Environment = ReturnType<typeof readEnvironment>;
