/** The picture of each type of document. */
import { HeartPulse, IdCard, type LucideIcon, Plane, Syringe, UserRound } from "lucide-react";
import type { DocumentType } from "#domain/documents/document.ts";

const ICONS: Record<DocumentType, LucideIcon> = {
  passport: IdCard,
  visa: Plane,
  health_certificate: HeartPulse,
  photo: UserRound,
  vaccination: Syringe,
};

export function DocumentIcon({ type, className }: { type: DocumentType; className?: string }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" className={className} />;
}
