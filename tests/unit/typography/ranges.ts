/** Ranges that get their dash, by language; `|` separates them. */
export const RANGES: Readonly<Record<string, string>> = {
  en:
    '12-24 months|2-3 weeks|3-5 business days|48-72 hours|30-45 minutes|30-45 mins|a 12-24-month map|5-10 years|€5-10|$5-10M|£5-£10|€ 5-10|R$5-10|EUR 5-10|' +
    '5-10 EUR|5-10 million|$5-10 million|10-20%|10-20 %|10-20 percent|2020-2024|2024-25|May 3-5|3-5 May|3rd-5th May|9-11 am|9am-5pm|9-11 a.m.|' +
    '10:30-11:45|pp. 3-7|p. 3-7|pages 3-7|3-7 pages|10-12 slides|10-20 target partners|2-8 °C|20-25°C|20-25 degrees|5-10 mg|5-10 mg/kg|5-10mg|' +
    '1-2 tablets|2-3 times daily|10-50 µM|10-50 uL|100-200 nm|50-100 bp|18-65 years|aged 18-65|0.5-1.5 mL|1,000-5,000 patients|500-1000 mg|' +
    'days 1-14|Week 3-6|2-3 rounds|20-30 basis points|6-12 interviews|3-5 gates|pH 7.2-7.4|2-3x|5-10 milligrams|5-10 g|5-10 m',
  it:
    '12-24 mesi|2-3 settimane|3-5 giorni|48-72 ore|30-45 minuti|5-10 anni|€ 5-10|5-10 €|5-10 euro|5-10 milioni|10-20%|10-20 percento|10-20 per cento|' +
    '2020-2024|2024-25|3-5 maggio|ore 9-11|10:30-11:45|pp. 3-7|pagine 3-7|pag. 3-7|pagg. 3-7|2-8 °C|20-25 gradi|5-10 mg|1-2 compresse|2-3 volte|' +
    '5-10 milligrammi|1.000-5.000 €|0,5-1,5 ml',
  fr:
    '12-24 mois|2-3 semaines|3-5 jours|48-72 heures|5-10 ans|1-2 années|5-10 €|5-10 euros|5-10 millions|5-10 M€|10-20 %|10-20 pour cent|2020-2024|' +
    '3-5 mai|1er-3 mai|9h-11h|9h30-11h00|9-11 h|p. 3-7|pp. 3-7|pages 3-7|2-8 °C|20-25 degrés|5-10 mg|1-2 comprimés|2-3 fois|0,5-1,5 ml',
  de:
    '12-24 Monate|in 12-24 Monaten|2-3 Wochen|in 3-5 Tagen|48-72 Stunden|30-45 Minuten|5-10 Jahre|5-10 €|5-10 Euro|5-10 Mio. €|5-10 Millionen|10-20 %|' +
    '10-20 Prozent|2020-2024|3.-5. Mai|9-11 Uhr|9.00-11.00 Uhr|S. 3-7|Seiten 3-7|2-8 °C|20-25 Grad|5-10 mg|1-2 Tabletten|2-3 Mal|2-3-mal|' +
    '12-24-monatige|1.000-5.000 €|5-10 Mrd. Euro',
  es:
    '12-24 meses|2-3 semanas|3-5 días|48-72 horas|30-45 minutos|5-10 años|5-10 €|5-10 euros|5-10 millones|10-20 %|10-20 por ciento|2020-2024|' +
    '3-5 de mayo|9-11 h|9:00-11:00|p. 3-7|págs. 3-7|páginas 3-7|2-8 °C|20-25 grados|5-10 mg|1-2 comprimidos|2-3 veces|0,5-1,5 ml',
  pt:
    '12-24 meses|2-3 semanas|3-5 dias|48-72 horas|30-45 minutos|5-10 anos|5-10 €|R$ 5-10|5-10 euros|5-10 milhões|10-20%|10-20 por cento|2020-2024|' +
    '3-5 de maio|9h-11h|9-11 h|p. 3-7|págs. 3-7|páginas 3-7|2-8 °C|20-25 graus|5-10 mg|1-2 comprimidos|2-3 vezes|0,5-1,5 ml',
};
