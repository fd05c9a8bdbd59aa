import { hash, verify } from "@node-rs/argon2";

/** Returns the argon2id hash of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password);

// A hash of nothing that anybody knows: an unknown e-mail takes as long as a wrong password.
const decoy = hashPassword("una contraseña que nadie tiene, ni tendrá");

/** Returns whether the password matches the hash. Without a hash it returns false after the same time. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
