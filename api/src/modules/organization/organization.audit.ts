declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "user.moved": {
      before: { liderId: number | null; gerenteId: number | null };
      after: { liderId: number | null; gerenteId: number | null };
    };
    "user.deactivated": object;
    "user.deleted": { role: number };
    "user.succeeded": { successorId: number; team: number };
    "user.unlocked": { failures: number };
    "user.two-factor-taken-off": object;
    "user.password-given": object;
  }
}

export {};
