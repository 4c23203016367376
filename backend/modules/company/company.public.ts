export { CompanyModule } from './company.module';
export { dropIfEmpty, leaveCompany, onlyLeadOf } from './leave-company';
