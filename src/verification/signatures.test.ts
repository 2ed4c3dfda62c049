/** Who signs a certificate of health: a doctor by closed lists, and nobody else. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { series } from "../../test/series.ts";
import { judgedWith, putting } from "./specimens/papers/ordinary.ts";

describe("who signs a certificate", () => {
  const signed = (doctor: string, register = "GMC No. 6043217") =>
    judgedWith("1", (lines) => putting("GMC No.", register)(putting("Dr Rupert", doctor)(lines))).status;

  it.each([
    ...[
      "Secretary to Dr Rex Barker",
      "Receptionist for Dr Rex Barker",
      "p.p. Dr Rex Barker",
      "On behalf of Dr Rex Barker",
    ],
    ...["Wife of Dr Rex Barker", "Clinic of Dr Rex Barker", "Copy: Dr Rex Barker", "Typed by Dr Rex Barker's office"],
    ...[
      "Dr Rex Barker, Doctor of Philosophy",
      "Dr Rex Barker PhD",
      "Dr Rex Barker, Optometrist",
      "Dr Rex Barker MRCVS",
    ],
    ...["Dr Rex Barker, Engineer", "Dr Rex Barker, Travel Agent", "Dr Rex Barker BDS", "Dr Rex Barker, retired"],
    ...["Dr Margaret Aisha Connolly", "Dr M. Connolly MBBS", "سكرتير الدكتور أحمد سالم", "نيابة عن د. أحمد سالم"],
    ...["د. أحمد سالم - طبيب بيطري", "Secrétaire du Docteur Jean Martin", "P/o Docteur Jean Martin"],
    ...["a.n. dr. Budi Santoso", "drh. Budi Santoso, dokter hewan", "Doktor haiwan Ahmad", "Dr. Ali Kaya adına"],
    ...["Dr. Ali Kaya, Veteriner Hekim", "Секретарь врача Иванова", "Врач-ветеринар Иванов", "ڈاکٹر علی کی طرف سے"],
    ...["دکتر رضایی، دامپزشک", "डॉ. शर्मा, पशु चिकित्सक", "ডা. রহমানের পক্ষে"],
  ])("is not %j: a person looks", (doctor) => {
    expect(signed(doctor)).toBe("pending");
  });

  it.each(["RCVS No. 604321", "GOC No. 604321", "GMC No. 604321 (suspended)", "Invoice No. 604321"])(
    "is not registered by %j",
    (register) => {
      expect(signed("Dr Rex Barker", register)).toBe("pending");
    },
  );

  it.each([
    ...["Dr Rex Barker MBBS MRCGP", "Dr. Rex Barker, MD, PhD", "Prof. Dr. Rex Barker", "Signed by Dr Rex Barker"],
    ...["Dr Rex Barker, Consultant Cardiologist", "Rex Barker MD", "Dr R. Barker, General Practitioner"],
  ])("may be %j", (doctor) => {
    expect(signed(doctor)).toBe("verified");
  });

  /** Lines of a signature, parted by bars: whose no clerk would take, and whose every clerk would. */
  const { wrong, right }: Record<"right" | "wrong", readonly string[]> = JSON.parse(
    readFileSync("test/fixtures/signatures.json", "utf8"),
  );
  const isSigned = (signature: string) => {
    const [id, begin] = /^[^A-Za-z]*\p{Script=Arabic}/u.test(signature) ? ["3", "الطبيب"] : ["1", "Dr Rupert"];
    const above = (lines: readonly string[]) =>
      lines.slice(
        0,
        lines.findIndex((line) => line.startsWith(begin)),
      );
    return judgedWith(id, (lines) => [...above(lines), ...signature.split("|")]).status === "verified";
  };
  const some = (_: string, at: number) => at % series(5, 1) === 0;

  it("is a doctor by closed lists: degrees, callings, houses and registers of other arts are none", () => {
    expect(wrong.filter(some).filter(isSigned)).toEqual([]);
    expect(right.filter(some).filter((signature) => !isSigned(signature))).toEqual([]);
  });
});
