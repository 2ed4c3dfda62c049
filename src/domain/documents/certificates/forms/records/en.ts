/** What English records of vaccination say around the dose and of their house (folded). */
import type { RecordForms } from "./form.ts";

export const englishRecord: RecordForms = {
  dose: `
    one single full whole complete adult course shot jab shots vaccinated immunised immunized inoculated administered injected intramuscularly with into our we i he she who whose their his her
    client patient traveller traveler pilgrim pilgrims applicant gentleman lady individual undersigned intending citizen kenyan ugandan tanzanian ghanaian nigerian gambian sierra leonean liberian ethiopian somali sudanese rwandan malawian zambian mauritian maldivian bruneian singapore malaysian british irish american canadian australian
    here clinic facility premises surgery pharmacy hospital centre office department muscle intramuscular im upper lower arm shoulder thigh side
    product brand trade name called known containing types type strains strain covering serogroup serogroups quadrivalent tetravalent conjugated polysaccharide toxoid carrier protein licensed who prequalified manufacturer made lot
    today day dated same our's part preparation pre requirement requirements umrah and
  `,
  page: `
    store branch shop counter floor suite unit block tower plaza mall arcade parade terrace     mews row   wharf green hill  park gardens avenue boulevard highway lane road street square estate industrial annex annexe wing room desk gallery
    address postcode zip po pmb private bag telephone mobile whatsapp email website fax hours open monday tuesday wednesday thursday friday saturday sunday
    health services service ministry department directorate division board council authority agency commission county borough city town municipal regional provincial district state national federal republic united kingdom government local  trust foundation society islamic muslim welfare association group company limited ltd plc inc
    hospital clinic centre center surgery practice pharmacy dispensary polyclinic infirmary teaching university college medical travel tropical vaccination vaccine vaccines immunisation immunization   port airport quarantine public primary community family general occupational
    record records history statement summary extract printout print report sheet slip card booklet passport folio page entry entries line details information as at notified register registry registered national database portal online account app mobile version supplied individual healthcare identifier
    certificate certificates valid validity protection protective considered years year five three  date vaccination lasts lasting period  purpose purposes presentation present travel travelling traveling      arrival mission camp officials official authorities embassy consulate airline border
     receipt paid fee fees cash card amount total thank thanks   service quality care kind regards yours sincerely faithfully
    nurse nurses nursing  pharmacist prescriber independent doctor physician officer health worker technician assistant practitioner specialist consultant registrar vaccinator immuniser immunizer supervisor coordinator manager director head charge senior principal chief deputy assistant registered licensed enrolled professional signature sign signed stamp stamped seal sealed official authorised authorized
    site route dosage volume ml intramuscular deltoid  right upper arm both brand given name manufacturer supplier product batch lot number
            waiting   
    storage stored cold chain temperature maintained fridge refrigerator
    privacy confidential data protection electronic electronically digital digitally verified verify verification secure scan code barcode link valid signature handwritten wet
  `,
  roles:
    "pharmacist independent prescriber|independent prescriber|prescribing pharmacist|clinical pharmacist|vaccinating pharmacist|pharmacy technician|travel nurse specialist|practice nurse|nurse practitioner|senior public health nurse|senior (?:nursing|health|public health) (?:officer|nurse)|principal (?:nursing|health) officer|community health (?:officer|nurse|worker|extension worker)|public health (?:officer|nurse)|environmental health officer|port health (?:officer|nurse|services)|health (?:assistant|visitor|inspector)|clinical officer|medical superintendent|medical director|nursing (?:officer|sister)|nurse[- ]?in[- ]?charge|(?:officer|sister|pharmacist)[- ]in[- ]charge|vaccination nurse|immuni[sz]ation nurse|lady health (?:visitor|worker)|anm|auxiliary nurse midwife|staff nurse|senior staff nurse",
  notes: [
    "(?:the )?(?:vaccine|injection|dose|vaccination) (?:was |has been )?(?:well )?tolerated(?: well)?|(?:issued|given|provided)(?: (?:on|at|for|to|the|request|of|holder|patient|pilgrim|purpose|purposes|hajj|pilgrimage|travel|visa|and|umrah|saudi|arabia))+",
    "(?:this|the) (?:certificate|card|letter|record) (?:is|was|has been) (?:issued|given|provided)(?: (?:on|at|for|to|the|his|her|request|of|holder|patient|pilgrim|traveller|purpose|purposes|hajj|pilgrimage|visa|and|umrah|saudi|arabia|use|authorities))*",
    "(?:the |this |your |a )?(?:certificate|vaccination|vaccine|protection|immunity|record|card|dose)(?: (?:against|of|offered|from|this|the|is|are|remains?|considered|given|counts?|lasts?|and|acwy|meningitis|meningococcal|vaccine|conjugate|certificate|international|for hajj|by))* (?:valid |effective |good )?(?:for )?(?:a period of )?(?:three|five|3|5)(?: \\([35]\\))? years?(?: (?:from|after|starting|beginning|of|the|this|date|day|vaccination|vaccine|immuni[sz]ation|administration|above|issue|dose|given|ten|10|days))*",
    "you will be asked (?:for it|to (?:show|present) it)(?: (?:at|on|by|in|the|your|hajj|camp|airport|arrival|departure|check-?in|border|port|officials|and|mission|screening))*|(?:it|this card|this record|this certificate) (?:will|may|must) be (?:asked for|checked|inspected|requested)(?: (?:at|on|by|in|the|your|hajj|camp|airport|arrival|departure|check-?in|border|port|officials))*",
    "keep (?:this |it |the |your )?(?:card|record|certificate|booklet|page|document|slip)?(?: (?:safe|safely|with|in|a|your|travel|documents?|passport|place|and|carefully|dry))+",
    "(?:this|the) (?:statement|record|report|extract|list|summary) (?:is|shows|lists|contains) (?:a |the |an )?(?:record|list|extract|history|summary|copy of the record|vaccinations|immuni[sz]ations|vaccines)(?: (?:of|from|in|on|to|the|all|your|vaccinations?|immuni[sz]ations?|vaccines?|notified|reported|recorded|held|given|administered|register|registry|database|system|national|state|immuni[sz]ation))*",
    "(?:receipt|invoice|till|transaction)(?: (?:no|number|ref))?\\.?[ :#]*[\\p{L}\\d/-]{3,14}(?: ?[-–,;]? ?(?:fee|fees|amount|charge)?(?: paid| received)?(?: in full| in cash| by card)?[ :]*(?:(?:tsh|ksh|ugx|ush|ghs|gh|ngn|zar|r|tzs|kes|gbp|usd|eur|aud|cad|sgd|myr|rm|pkr|rs|inr|aed|sar)\\.?) ?\\d[\\d,.]*)?",
  ],
};
