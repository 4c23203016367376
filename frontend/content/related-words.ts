/** Synonyms, as lower-case singulars. A small, readable stand-in for the language model of a product. */
export const relatedWords: readonly (readonly string[])[] = `
price cost fee charge expensive cheap cheaper cheapest money spend pay budget afford rate £
buy buying purchase licence subscription
vendor supplier provider contractor
build building develop write programme bespoke custom
software product platform tool
staff employee people team colleague worker job workforce
fear afraid worry worried lose losing redundancy replace
forecast predict prediction estimate projection expect
accurate accuracy correct reliable trust good wrong error mistake
good better useful
baseline naive compare comparison benchmark test measure
data record spreadsheet database table source
definition define meaning disagree differ different
department finance sales operation
late delay delayed overdue slow stuck behind
stop cancel abandon kill end quit
rescue fix repair broken fail failing failed failure
document documentation handover knowledge
leave gone disappear disappeared left
start begin kickoff first beginning
fast quick quickly soon long time week duration month
report dashboard page figure number chart
read reader nobody unused ignore
owner ownership own belong property ip intellectual right copyright
security secure safe safety protect protection breach
privacy private personal gdpr confidential
where location country uk eu region residency stored
model machine learning algorithm ai
train training retrain retraining learn
monitor watch alarm alert night drift
return roi benefit value profit worth gain saving save
board director investor decision decide manager
minute hour
contract clause agreement legal
small mid-sized medium size
customer client buyer
question ask answer
call meeting talk speak consultation phone conversation
visit come office cambridge site
free gratis
vat tax
mvp prototype product pilot
startup founder company business firm
integrate integration connect crm system
support help maintenance
pro sprint plan package custom
invoice receipt bill
hospital nhs health healthcare
developer engineer programmer
deadline date
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
