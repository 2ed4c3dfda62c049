/** Labels of the printed part of a passport, on folded texts (`certificates/fold.ts`), as states print them in Latin letters. */
export const LABEL_OF = {
  number:
    /passport (?:n|#)|document n|passeport|pas+aport[ei]? n|n[o.]* ?(?:de |del )?pasaporte|no\.? ?paspor|paspor no|no\.? ?pasport|pas+-?nr|reisepas+/,
  birth: /\bbirth(?!place)|naissance|nacimiento|nascimento|nascita|geburt(?!sort|sname)|dogum tarih|lahir/,
  expiry:
    /expir|valid until|valid till|caducidad|vencimiento|validade|scadenza|gultig bis|gecerli|habis berlaku|sah hingga|luput/,
  issue: /\bis+ue|delivrance|emis+ion|expedicion|ausstellung|verilis|pengeluaran|dikeluarkan|rilascio/,
  surname: /\bsur ?name|\bfamily name|\bnom\b|apel+idos?|nachname|familienname|soyad/,
  given: /\bgiven|\bfore ?names?|\bfirst name|prenom|nombres|vornamen?|\bad[i1l]\b/,
  // A bare “name” may be all that was read of a father's.
  whole: /\bfull name|\bname of (?:the )?(?:holder|bearer)|nama lengkap|\bnama\b/,
} as const;

/** A label with such a word is of another field, person or paper. */
export const OF_ANOTHER =
  /place|lieu|lugar|luogo|\bort\b|\byeri\b|tempat|previous|\bold\b|former|ancien|anterior|father|mother|spouse|husband|wife|guardian|parent|pere|mere|padre|madre|conjoint|epou|usage|maiden|at birth|child|address|emergency|lama\b|ayah|\bibu\b|\bbaba\b|\banne\b|\(h\)|hij/;

/** Words of labels and pages that stand in capitals where a name could stand. */
export const NO_NAME =
  /^(?:sur|fore)?names?$|^(?:given|full|first|family|last|nom|prenoms?|apel+idos?|nombres?|soyadi?|nama|lengkap|vornamen?|passport|pas+e?aporte?|passeport|paspor|pasport|republic|republique|kingdom|specimen|muster|sample|none|null|applicable|birth|date|place|sex|sexe|nationality|nationalite|type|code|country|male|female|issue|expiry|authority|autorite|of|de|du|the|and)$/;
