/** How the letters of three scripts are typed in Latin ones: `letter=typed,typed:cost`; `_` is nothing at all. A cost of 1 is about a letter that is another one. */
import type { Locale } from "#i18n/locales.ts";

/** Languages that are often typed in letters that are not their own. */
export const TYPED = ["ar", "fa", "ur", "hi", "bn"] as const satisfies readonly Locale[];
export type Typed = (typeof TYPED)[number];

export interface Sounds {
  readonly typed: ReadonlyMap<string, readonly Typing[]>;
  /** Consonants that a vowel follows of which nothing is written. */
  readonly withVowel: RegExp | null;
  /** What a vowel costs that the script leaves out; the one that is meant where none is written; any other. */
  readonly vowel: { readonly own: string; readonly ownCost: number; readonly cost: number };
  /** Vowel signs are left out more often than consonants. */
  readonly signs: RegExp | null;
}

export interface Typing {
  readonly as: string;
  readonly cost: number;
}

function typedFrom(table: string): ReadonlyMap<string, readonly Typing[]> {
  return new Map(
    table.split(/\s+/).map((entry) => {
      const [letter = "", typed = ""] = entry.split("=");
      return [
        letter,
        typed.split(",").map((one) => {
          const [as = "", cost = "0"] = one.split(":");
          return { as: as === "_" ? "" : as, cost: Number(cost) };
        }),
      ];
    }),
  );
}

const ARABIC: Sounds = {
  typed: typedFrom(
    "ا=a,aa,e:0.2,i:0.3,u:0.3,o:0.3,_:0.3,2:0.1,ae:0.2 ب=b,p:0.6 پ=p,b:0.4 ت=t,th:0.5,d:0.7 ٹ=t,tt ث=th,s,t:0.2 " +
      "ج=j,g,dj:0.1,zh:0.3,gh:0.4,y:0.5 چ=ch,c:0.2,tch:0.1,tsh:0.2 ح=7,h,_:0.5 خ=kh,5,7':0.1,k:0.5,x:0.1 د=d ڈ=d,dd " +
      "ذ=z,th,dh:0.1,d:0.2 ر=r,rr ڑ=r,d:0.2,rh:0.1 ز=z,j:0.4 ژ=zh,j:0.2,z:0.3 س=s,c:0.5 ش=sh,ch:0.1,s:0.5 " +
      "ص=s,9,c:0.6 ض=d,z,dh:0.1,9':0.1 ط=t,6 ظ=z,dh:0.1,th:0.2,6':0.1 ع=3,a:0.1,_:0.2,e:0.25,i:0.25,u:0.3,o:0.3 " +
      "غ=gh,8,g:0.3,3':0.1 ف=f,ph,p:0.6,v:0.5 ق=q,2,8:0.3,9:0.2,k:0.2,g:0.2,gh:0.2,c:0.4,_:0.7 ک=k,c:0.1,q:0.4,ch:0.5 " +
      "گ=g,gh:0.5 ل=l,ll م=m,mm ن=n,nn,_:0.5 و=w,v,o,u,oo,ou,aw:0.1,au:0.1,ow:0.1,_:0.6 " +
      "ه=h,a:0.05,e:0.05,eh:0.05,ah:0.05,_:0.4,t:0.6,et:0.6,at:0.6,i:0.5 " +
      "ئ=2,_:0.1,a:0.1,y:0.1,i:0.2,e:0.2 ے=e,ay:0.05,ey:0.05,ai:0.1,y:0.3,a:0.6 ی=y,i,ee,e:0.1,ei:0.05,ai:0.05,ay:0.05,ey:0.05,a:0.3,ie:0.1,ye:0.1,iy:0.1,_:0.7",
  ),
  withVowel: null,
  vowel: { own: "", ownCost: 0.12, cost: 0.12 },
  signs: null,
};

const DEVANAGARI: Sounds = {
  typed: typedFrom(
    "क=k,c:0.1,q:0.2 ख=kh,k:0.3 ग=g घ=gh,g:0.3 ङ=n च=ch,c:0.1 छ=chh,ch:0.1 ज=j,z,g:0.5 झ=jh,j:0.3 ञ=n ट=t ठ=th,t:0.2 " +
      "ड=d,r:0.4 ढ=dh,d:0.3,rh:0.2 ण=n त=t,th:0.3 थ=th,t:0.3 द=d,dh:0.4 ध=dh,d:0.3 न=n प=p फ=f,ph,p:0.4 ब=b,v:0.5 " +
      "भ=bh,b:0.3 म=m य=y,i:0.3,_:0.6,e:0.4 र=r ल=l व=v,w,b:0.6,o:0.5,u:0.5 श=sh,s:0.3 ष=sh,s:0.3 स=s,c:0.5,sh:0.6 " +
      "ह=h,_:0.5 अ=a,u:0.4 आ=a,aa इ=i,e:0.3,ee:0.1 ई=i,ee उ=u,oo:0.2,o:0.4 ऊ=u,oo ए=e,ai:0.3,ay:0.3 ऐ=ai,e:0.3 ओ=o " +
      "औ=au,o:0.3,ou:0.1 ा=a,aa ि=i,e:0.3,ee:0.1 ी=i,ee,y:0.2,e:0.4 ु=u,oo:0.1,o:0.4 ू=u,oo,o:0.4 " +
      "े=e,ay:0.3,ai:0.4,ey:0.2,ae:0.3,a:0.6 ै=ai,e:0.2,ay:0.2,ei:0.2,a:0.5 ो=o,oo:0.3,u:0.5 ौ=au,o:0.2,ou:0.1,ow:0.2 " +
      "ं=n,m:0.2,_:0.15 ँ=n,m:0.2,_:0.15 ः=h,_ ृ=ri,r,ru:0.2 ्=_ ॉ=o,a:0.3 ऑ=o,a:0.3 ॅ=e ऋ=ri,r",
  ),
  withVowel: /[क-ह]/,
  vowel: { own: "a", ownCost: 0.02, cost: 0.5 },
  signs: /[ा-ौ]/,
};

const BENGALI: Sounds = {
  typed: typedFrom(
    "ক=k,c:0.2 খ=kh,k:0.3 গ=g ঘ=gh,g:0.3 ঙ=ng,n চ=ch,c:0.1,s:0.6 ছ=ch,chh,s:0.2,c:0.2 জ=j,z:0.1,g:0.4 ঝ=jh,j:0.3 ঞ=n " +
      "ট=t ঠ=th,t:0.2 ড=d,r:0.5 ঢ=dh,d:0.3 ণ=n ত=t,th:0.4 থ=th,t:0.3 দ=d,dh:0.5 ধ=dh,d:0.3 ন=n প=p ফ=f,ph,p:0.4 " +
      "ব=b,v:0.4,w:0.4 ভ=bh,v:0.1,b:0.3 ম=m য=j,z:0.1,y:0.2,_:0.5 র=r ল=l শ=sh,s:0.1 ষ=sh,s:0.1 স=s,sh:0.1 হ=h,_:0.5 " +
      "ৎ=t অ=o,a:0.1 আ=a,aa ই=i,e:0.4,y:0.3 ঈ=i,ee উ=u,o:0.4,oo:0.2 ঊ=u এ=e,a:0.4 ঐ=oi,ai:0.1 ও=o,w:0.3,u:0.3 ঔ=ou,au:0.1 " +
      "া=a,aa ি=i,e:0.3,y:0.4,ee:0.2 ী=i,ee:0.1,e:0.4 ু=u,o:0.3,oo:0.2 ূ=u,oo:0.1,o:0.4 ে=e,a:0.4,ay:0.3,ey:0.3 " +
      "ৈ=oi,ai:0.1,oy:0.1 ো=o,u:0.4 ৌ=ou,au:0.1,ow:0.2 ং=ng,n:0.1,m:0.3 ঃ=h,_ ৃ=ri,r ্=_ ঁ=n,_:0.1",
  ),
  withVowel: /[ক-হৎ]/,
  vowel: { own: "ao", ownCost: 0.02, cost: 0.5 },
  signs: /[া-ৌ]/,
};

export const SOUNDS: Readonly<Record<Typed, Sounds>> = {
  ar: ARABIC,
  fa: ARABIC,
  ur: ARABIC,
  hi: DEVANAGARI,
  bn: BENGALI,
};

/** One form of letters that keyboards tell apart, without marks: the one that the tables name. */
export function plainLetters(word: string): string {
  return (
    word
      .normalize("NFC")
      .replace(/[\u064b-\u065f\u0670\u0640\u200c\u093c\u09bc]/g, "")
      .replace(/[أإآٱ]/g, "ا")
      .replace(/[ىيئ]/g, "ی")
      .replace(/یی/g, "ی")
      .replace(/ك/g, "ک")
      .replace(/[ةۃہھۂۀە]/g, "ه")
      .replace(/ؤ/g, "و")
      .replace(/ء/g, "")
      .replace(/ں/g, "ن")
      // Below a consonant it is heard as that one doubled, or not at all.
      .replace(/্য/g, "্")
  );
}
