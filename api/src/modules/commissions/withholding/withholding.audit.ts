declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "withholding-rate.added": {
      concepto: string;
      vigenteDesde: string;
      baseUvt: number;
      porcentaje: number;
    };
    "uvt-value.added": { year: number; value: number; before: number | null };
    "ica-rate.added": { dane: string; municipio: string; vigenteDesde: string; porMil: number };
    "tax-profile.set": { sellerId: number; before: object | null; after: object };
  }
}

export {};
