/** What a house tells whoever comes: of money, luggage, hours and complaints (stems, as in the lexicon of risks). */
export const HOUSE_TOPICS = `
  =fee =fees =cost =costs price prices =charge =charges payable refundable luggage baggage =bag =bags parking complain complaints feedback queue =token =counter =kiosk =hours closed friday saturday sunday =holiday holidays website =app wifi zamzam =shoes
  رسوم الرسوم رسم مجاني* مجانا مبلغ مبالغ دينار* جنيه* درهم* شكاوي الدوام العطل* الجمعه امتعه الامتعه حقايب الحقايب حقيبه
  فيس مفت پيسے پيسوں شكايت* سامان جمعه اوقات هزينه رايگان چمدان تعطيل* تعرفه تومان
  शुल्क मुफ्त निशुल्क सामान शिकायत अवकाश रविवार =ফি টাকা লাগেজ অভিযোগ শুক্রবার বন্ধ
  ucret* bagaj* bavul* sikayet* kapali* =tl frais tarif* gratuit* bagage* reclamation* horaires fcfa
  biaya gratis bayaran percuma bagasi koper aduan keluhan loket kaunter pungutan
  бесплатн* стоимост* руб багаж* клад* жалоб*
`;

/** What such a line must not speak of. */
export const OF_HOLDER = `
  =once =until pending unpaid outstanding settle* activ* effect* =valid invalid
  refunded discard* vacc* vaksin* vaksinasi suntik* asi* vize* visa* pelalian injection jab* dose* dosis dozu meningo* menacwy certificate record travel* hajj* =haj haji* =hac hadj* pilgrim* patient* holder* applicant* passenger* =he =she =him =her his =you fit fitness medical test* pasien pesakit hasta* malade* patiente doctor admit* examin* jemaah jamaah epouse wife husband
  لقاح* تطعيم* طعم* تلقيح* جرع* تاشير* حج* حاج* مريض* مريضه* شهاد* سفر* لايق* فحص* ويكسين* ٹيك* واكسن* ويزا* ويزه* مريض* بيمار* حاجي* گواهي* سرٹيفكيٹ*
  टीक* वैक्सीन* वीज़ा वीजा हज* रोगी* मरीज* यात्री* প্রমাণ টিকা* ভ্যাকসিন* ভিসা* হজ* রোগী* সনদ* যাত্রী*
  вакцин* привив* виз* хадж* паломни* больн* пациент* справк*
`;
