-- Written anew when somebody asks whether the database still takes rows.
create table write_probe (filler text not null);
