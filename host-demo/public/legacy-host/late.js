/* What follows comes late: a test holds this file back until our views are live. */
