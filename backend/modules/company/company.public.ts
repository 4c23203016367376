export { CompanyModule } from './company.module';
