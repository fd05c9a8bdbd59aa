declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "user.signed-in": object;
    "user.sign-in-failed": { failures: number; lockedUntil?: string };
    "user.password-changed": object;
    "user.created": { role: number; liderId: number | null; gerenteId: number | null };
  }
}

export {};
