/** A household's papers handed in together: read, sorted, and filed once somebody agrees (docs/documents.md). */
import { z } from "zod";
import { DOCUMENT_TYPES, JOB_STAGES, MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import { MAX_INTAKE } from "#domain/documents/intake/limits.ts";
import { RECOGNISED_BY } from "#domain/documents/intake/person.ts";
import { MAX_TRAVELLERS, RELATIONSHIPS, SEXES } from "#domain/travellers/traveller.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute, NEEDS } from "./route.ts";
import { NewTraveller, Traveller } from "./travellers.ts";

/** `owner`: the account's, who is not among the travellers. `newcomer`: whoever `newcomers` has under this key. */
export const IntakePerson = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("owner") }),
    z.object({ kind: z.literal("traveller"), id: z.string().min(1).max(64) }),
    z.object({ kind: z.literal("newcomer"), key: z.string().min(1).max(64) }),
  ])
  .meta({ id: "IntakePerson" });
export type IntakePerson = z.output<typeof IntakePerson>;

export const IntakePaper = z
  .object({
    id: z.string(),
    /** Made by the sender: the same key again is the same paper. */
    key: z.string(),
    fileName: z.string(),
    receivedAt: Instant,
    /** Erased by then, unless it is filed. */
    deleteAt: Instant,
    stage: z.enum(JOB_STAGES),
    /** Why it cannot be read, as a sentence; its file is gone. */
    problem: z.string().nullable(),
    /** What it is; null: to be asked. An identity card is none of the papers. */
    kind: z.enum([...DOCUMENT_TYPES, "identity_card"]).nullable(),
    /** Whose it is; null: to be asked. */
    person: IntakePerson.nullable(),
    /** By what the person was recognised. */
    recognisedBy: z.enum(RECOGNISED_BY).nullable(),
    /** Of machine-readable lines that were read beyond doubt. */
    read: z.object({ name: z.string(), documentNumber: z.string(), expiryDate: z.string().nullable() }).nullable(),
    /** A small picture of the page that tells what it is, is there. */
    hasPreview: z.boolean(),
  })
  .meta({ id: "IntakePaper" });
export type IntakePaper = z.output<typeof IntakePaper>;

/** Somebody whose passport is here and who is no traveller yet, as its lines have them. */
export const IntakeNewcomer = z
  .object({
    key: z.string(),
    /** `self`: the account's owner, by name; null: not known. */
    relationship: z.enum(RELATIONSHIPS).nullable(),
    /** Something speaks for somebody who is known already: offered as an answer, never by itself. */
    isDoubtful: z.boolean(),
    surname: z.string(),
    givenNames: z.string(),
    /** The end of the name may be cut off. */
    nameCut: z.boolean(),
    birthDate: z.string().nullable(),
    /** Both days that a birth may mean; else empty. */
    birthEither: z.array(z.string()),
    sex: z.enum(SEXES).nullable(),
    nationality: z.string().nullable(),
    /** The account's own, as the form of somebody new begins with it. */
    countryOfResidence: z.string().nullable(),
    passportNumber: z.string(),
    passportExpiry: z.string().nullable(),
  })
  .meta({ id: "IntakeNewcomer" });
export type IntakeNewcomer = z.output<typeof IntakeNewcomer>;

export const Intake = z
  .object({
    /** As they came. */
    papers: z.array(IntakePaper),
    newcomers: z.array(IntakeNewcomer),
    /** The account's travellers, to choose from. */
    travellers: z.array(
      Traveller.pick({ id: true, relationship: true, surname: true, givenNames: true, isSelf: true }),
    ),
    /** The account's own name, where its owner is no traveller yet. */
    ownerName: z.string().nullable(),
  })
  .meta({ id: "Intake" });
export type Intake = z.output<typeof Intake>;

export const listIntake = defineRoute({
  method: "GET",
  path: "/api/documents/intake",
  who: ["pilgrim"],
  summary: "Papers that were handed in together and that nobody has agreed to yet, sorted.",
  response: Intake,
});

export const handIn = defineRoute({
  method: "POST",
  path: "/api/documents/intake",
  who: ["pilgrim"],
  needs: NEEDS,
  summary: "Takes one paper of a household without a type or a person, and answers before it is read.",
  multipart: {
    file: "paper",
    fields: z.object({
      key: z
        .string()
        .min(8)
        .max(64)
        .regex(/^[\w-]+$/),
    }),
    maxBytes: MAX_UPLOAD_BYTES,
  },
  response: z.object({
    /** Null: the very same file is one of the account's documents and was not rejected. */
    id: z.string().nullable(),
    /** That document. */
    documentId: z.string().nullable(),
    /** The very same file was here already. */
    duplicate: z.boolean(),
  }),
  status: 201,
  errors: ["too_large", "unsupported_media_type", "file_empty", "file_type", "intake_full"],
});

/** Fields of a traveller that a passport's lines and the account can fill. */
const IntakeTraveller = NewTraveller.pick({
  relationship: true,
  surname: true,
  givenNames: true,
  birthDate: true,
  sex: true,
  nationality: true,
  countryOfResidence: true,
}).extend({ key: z.string().min(1).max(64) });

export const agreeToIntake = defineRoute({
  method: "POST",
  path: "/api/documents/intake/agree",
  once: "kept",
  who: ["pilgrim"],
  summary: "Enters new travellers and files papers, all or none; each becomes a document and is judged like any other.",
  body: z.object({
    newcomers: z.array(IntakeTraveller).max(MAX_TRAVELLERS),
    papers: z
      .array(z.object({ id: z.string().min(1).max(64), type: z.enum(DOCUMENT_TYPES), person: IntakePerson }))
      .min(1)
      .max(MAX_INTAKE),
  }),
  response: z.object({
    filed: z.array(
      z.object({
        id: z.string(),
        documentId: z.string(),
        /** That person has the very same file under that type already: nothing new was filed. */
        duplicate: z.boolean(),
      }),
    ),
    travellers: z.array(z.object({ key: z.string(), id: z.string() })),
  }),
  errors: ["illegal_transition", "too_many_travellers", "too_many_documents", "too_much_undecided", "unacceptable"],
});

export const intakePreview = defineRoute({
  method: "GET",
  path: "/api/documents/intake/:id/preview",
  who: ["pilgrim"],
  summary:
    "A small picture of a paper's page with machine-readable lines, else of its first; 404 until it has been read.",
  params: IdParams,
  response: "file",
});

export const takeBackPaper = defineRoute({
  method: "DELETE",
  path: "/api/documents/intake/:id",
  who: ["pilgrim"],
  summary: "Erases a paper that is not filed.",
  params: IdParams,
  response: "empty",
});
