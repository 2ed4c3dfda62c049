/** How forms in English ask (folded): whom about, and what the good answer yes is to. */

export const QUESTION_OPENING =
  /^(?:in your opinion,? )?(?:is|are|does|do|has|have|did|can|was)(?: (?:the|this|he|she|he\/she|your|above|above-named|named|traveller|traveler|patient|pilgrim|applicant|holder|person|candidate|individual|there|currently|now|ever|been|any|have|had|has|suffer|suffering|from|with|diagnosed|history|of|known|or|a|an))*\s/;
export const FREE_OF = /^free (?:of|from) /;
export const DOES =
  /^(?:able to )?(?:walk|climb|travel|stand|sit|move|eat|dress|bathe|manage)(?: (?:one|two|a|\d+|mile|miles|km|kilometre|kilometres|metres|meters|flight|flights|of|stairs|unaided|independently|alone|without|help|assistance|by|air|for|minutes|himself|herself|own|on|his|her|their|and|self-care|daily|long|distances?))*$/;
