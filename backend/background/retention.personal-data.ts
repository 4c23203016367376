import { definePersonalData } from '../personal-data/personal-data.public';

definePersonalData({ table: 'retention_runs', other: { 'Counts by rule': ['removed'] } });
