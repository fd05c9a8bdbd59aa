// The most common passwords here; the server knows a longer list.
const common = new Set(
  (
    "12345678 123456789 1234567890 password password1 password123 contraseña contrasena contrasena1 contraseña1 contraseña123 contrasena123 " +
    "qwerty123 qwertyuiop1 abc12345 abcd1234 abc123456 a1234567 1q2w3e4r 1qaz2wsx iloveyou1 colombia1 colombia123 colombia2026 bogota123 " +
    "bogota2026 medellin1 medellin123 america1 nacional1 millonarios1 admin123 admin1234 usuario1 usuario123 bienvenido1 travesia1 travesia123 " +
    "viajes123 viajes2026 clave123 clave1234 micontraseña1 teamo123 teamo1234 familia1 familia123 jesus123 dios1234 welcome1 welcome123 " +
    "letmein1 football1 futbol123 monkey123 dragon123 sunshine1 princess1 trustno1 zaq12wsx asdf1234 asdfgh123 1234qwer q1w2e3r4 qwer1234 " +
    "aa123456 a123456789 123456789a 12345678a 123qweasd 1a2b3c4d 11111111a computer1 master123 secret123 test1234 prueba123 hola1234 hola12345"
  ).split(" "),
);

/** Refusal of a password that many people use. */
export const TOO_COMMON = "La contraseña es demasiado común";

/**
 * Returns the problem of a new password, in Spanish, or null. It needs at least 8 characters with a letter
 * and a digit, at most 128, and must not be a common one.
 */
export function passwordProblem(password: string): string | null {
  if (password.length < 8) return "La contraseña debe tener al menos 8 caracteres";
  if (password.length > 128) return "La contraseña no puede tener más de 128 caracteres";
  if (!/\p{L}/u.test(password) || !/\d/.test(password))
    return "La contraseña debe incluir al menos una letra y un número";
  if (common.has(password.toLowerCase())) return TOO_COMMON;
  return null;
}
